/** Where goods are made when they are not imported. */
export const homeCountry = 'India'

const names = `
Afghanistan, Albania, Algeria, Andorra, Angola, Antigua and Barbuda, Argentina, Armenia, Australia, Austria,
Azerbaijan, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize, Benin, Bhutan, Bolivia,
Bosnia and Herzegovina, Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia, Cameroon, Canada,
Cape Verde, Central African Republic, Chad, Chile, China, Colombia, Comoros, Congo, Costa Rica, Croatia, Cuba, Cyprus,
Czech Republic, Democratic Republic of the Congo, Denmark, Djibouti, Dominica, Dominican Republic, Ecuador, Egypt,
El Salvador, Equatorial Guinea, Eritrea, Estonia, Eswatini, Ethiopia, Fiji, Finland, France, Gabon, Gambia, Georgia,
Germany, Ghana, Greece, Grenada, Guatemala, Guinea, Guinea Bissau, Guyana, Haiti, Honduras, Hong Kong, Hungary,
Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel, Italy, Ivory Coast, Jamaica, Japan, Jordan, Kazakhstan, Kenya,
Kiribati, Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania,
Luxembourg, Macau, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Marshall Islands, Mauritania, Mauritius,
Mexico, Micronesia, Moldova, Monaco, Mongolia, Montenegro, Morocco, Mozambique, Myanmar, Namibia, Nauru, Nepal,
Netherlands, New Zealand, Nicaragua, Niger, Nigeria, North Korea, North Macedonia, Norway, Oman, Pakistan, Palau,
Palestine, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Poland, Portugal, Puerto Rico, Qatar, Romania,
Russia, Rwanda, Saint Kitts and Nevis, Saint Lucia, Saint Vincent and the Grenadines, Samoa, San Marino,
Sao Tome and Principe, Saudi Arabia, Senegal, Serbia, Seychelles, Sierra Leone, Singapore, Slovakia, Slovenia,
Solomon Islands, Somalia, South Africa, South Korea, South Sudan, Spain, Sri Lanka, Sudan, Suriname, Sweden,
Switzerland, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Timor Leste, Togo, Tonga, Trinidad and Tobago, Tunisia,
Turkey, Turkmenistan, Tuvalu, Uganda, Ukraine, United Arab Emirates, United Kingdom, United States, Uruguay,
Uzbekistan, Vanuatu, Vatican City, Venezuela, Vietnam, Yemen, Zambia, Zimbabwe
`

/**
 * The countries and customs territories that goods may come from, by their common English names in plain letters, so that
 * the database and the index sort them alike.
 */
export const countries: readonly string[] = names.trim().split(/,\s/)

/** What lists and labels write instead, by the letters alone. */
const otherNames: Readonly<Record<string, string>> = {
  India: 'in ind bharat भारत indian republicofindia',
  China: 'cn chn prc चीन peoplesrepublicofchina mainlandchina prchina',
  Bangladesh: 'bd',
  'Czech Republic': 'cz czechia',
  Eswatini: 'swaziland',
  France: 'fr',
  Germany: 'de जर्मनी',
  'Hong Kong': 'hk',
  Hungary: 'hu',
  Indonesia: 'id',
  Israel: 'il',
  Italy: 'it',
  'Ivory Coast': 'cotedivoire',
  Japan: 'jp jpn जापान',
  Macau: 'macao',
  Malaysia: 'my मलेशिया',
  Mexico: 'mx',
  Myanmar: 'burma',
  Nepal: 'np',
  Netherlands: 'nl thenetherlands holland',
  Philippines: 'ph thephilippines',
  Poland: 'pl',
  Singapore: 'sg सिंगापुर',
  'South Korea': 'kr korea republicofkorea rok',
  'Sri Lanka': 'lk',
  Taiwan: 'tw twn roc republicofchina ताइवान',
  Thailand: 'th थाईलैंड',
  'Timor Leste': 'easttimor',
  Turkey: 'tr turkiye',
  'United Arab Emirates': 'uae dubai',
  'United Kingdom': 'uk gb greatbritain england',
  'United States': 'us usa unitedstatesofamerica america अमेरिका',
  Vietnam: 'vn vnm socialistrepublicofvietnam वियतनाम viet',
}

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]|[\u0300-\u036f]/gu, '')
    .normalize('NFC')

const byLetters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(otherNames).flatMap(([country, others]) =>
    others.split(' ').map((name) => [lettersOf(name), country] as const),
  ),
  ...countries.map((country) => [lettersOf(country), country] as const),
])

/** What may stand before a country. */
const lead = /^(?:made|manufactured|assembled|product|mfd\.?|origin)\s*(?:in|of|:)?\s+/i

/**
 * Reads a country as people write it.
 * @returns its name of the list; undefined for one that is not on it
 * @example readCountry('Made in P.R.C.') // 'China'
 */
export function readCountry(text: string): string | undefined {
  const written = text.trim()
  return byLetters.get(lettersOf(written)) ?? byLetters.get(lettersOf(written.replace(lead, '')))
}

/** Whether goods of this country are imported. */
export function isImported(country: string): boolean {
  return country !== homeCountry
}
