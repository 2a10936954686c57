/** Where goods are made when they are not imported. */
export const homeCountry = 'India'

/**
 * The countries and customs territories that goods may come from, by their common English names in plain letters, so that
 * the database and the index sort them alike.
 */
export const countries: readonly string[] = [
  ...['Afghanistan', 'Albania', 'Algeria', 'Andorra', 'Angola', 'Antigua and Barbuda', 'Argentina'],
  ...['Armenia', 'Australia', 'Austria', 'Azerbaijan', 'Bahamas', 'Bahrain', 'Bangladesh'],
  ...['Barbados', 'Belarus', 'Belgium', 'Belize', 'Benin', 'Bhutan', 'Bolivia'],
  ...['Bosnia and Herzegovina', 'Botswana', 'Brazil', 'Brunei', 'Bulgaria', 'Burkina Faso'],
  ...[
    'Burundi',
    'Cambodia',
    'Cameroon',
    'Canada',
    'Cape Verde',
    'Central African Republic',
    'Chad',
  ],
  ...['Chile', 'China', 'Colombia', 'Comoros', 'Congo', 'Costa Rica', 'Croatia', 'Cuba', 'Cyprus'],
  ...['Czech Republic', 'Democratic Republic of the Congo', 'Denmark', 'Djibouti', 'Dominica'],
  ...['Dominican Republic', 'Ecuador', 'Egypt', 'El Salvador', 'Equatorial Guinea', 'Eritrea'],
  ...['Estonia', 'Eswatini', 'Ethiopia', 'Fiji', 'Finland', 'France', 'Gabon', 'Gambia', 'Georgia'],
  ...['Germany', 'Ghana', 'Greece', 'Grenada', 'Guatemala', 'Guinea', 'Guinea Bissau', 'Guyana'],
  ...['Haiti', 'Honduras', 'Hong Kong', 'Hungary', 'Iceland', 'India', 'Indonesia', 'Iran', 'Iraq'],
  ...['Ireland', 'Israel', 'Italy', 'Ivory Coast', 'Jamaica', 'Japan', 'Jordan', 'Kazakhstan'],
  ...[
    'Kenya',
    'Kiribati',
    'Kosovo',
    'Kuwait',
    'Kyrgyzstan',
    'Laos',
    'Latvia',
    'Lebanon',
    'Lesotho',
  ],
  ...['Liberia', 'Libya', 'Liechtenstein', 'Lithuania', 'Luxembourg', 'Macau', 'Madagascar'],
  ...['Malawi', 'Malaysia', 'Maldives', 'Mali', 'Malta', 'Marshall Islands', 'Mauritania'],
  ...[
    'Mauritius',
    'Mexico',
    'Micronesia',
    'Moldova',
    'Monaco',
    'Mongolia',
    'Montenegro',
    'Morocco',
  ],
  ...['Mozambique', 'Myanmar', 'Namibia', 'Nauru', 'Nepal', 'Netherlands', 'New Zealand'],
  ...['Nicaragua', 'Niger', 'Nigeria', 'North Korea', 'North Macedonia', 'Norway', 'Oman'],
  ...['Pakistan', 'Palau', 'Palestine', 'Panama', 'Papua New Guinea', 'Paraguay', 'Peru'],
  ...['Philippines', 'Poland', 'Portugal', 'Puerto Rico', 'Qatar', 'Romania', 'Russia', 'Rwanda'],
  ...['Saint Kitts and Nevis', 'Saint Lucia', 'Saint Vincent and the Grenadines', 'Samoa'],
  ...['San Marino', 'Sao Tome and Principe', 'Saudi Arabia', 'Senegal', 'Serbia', 'Seychelles'],
  ...['Sierra Leone', 'Singapore', 'Slovakia', 'Slovenia', 'Solomon Islands', 'Somalia'],
  ...['South Africa', 'South Korea', 'South Sudan', 'Spain', 'Sri Lanka', 'Sudan', 'Suriname'],
  ...['Sweden', 'Switzerland', 'Syria', 'Taiwan', 'Tajikistan', 'Tanzania', 'Thailand'],
  ...['Timor Leste', 'Togo', 'Tonga', 'Trinidad and Tobago', 'Tunisia', 'Turkey', 'Turkmenistan'],
  ...['Tuvalu', 'Uganda', 'Ukraine', 'United Arab Emirates', 'United Kingdom', 'United States'],
  ...[
    'Uruguay',
    'Uzbekistan',
    'Vanuatu',
    'Vatican City',
    'Venezuela',
    'Vietnam',
    'Yemen',
    'Zambia',
  ],
  'Zimbabwe',
]

/** What lists and labels write instead, by the letters alone. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ in: 'India', ind: 'India', bharat: 'India', भारत: 'India', indian: 'India' },
  ...{ republicofindia: 'India', cn: 'China', chn: 'China', prc: 'China', चीन: 'China' },
  ...{ peoplesrepublicofchina: 'China', mainlandchina: 'China', prchina: 'China' },
  ...{ vn: 'Vietnam', vnm: 'Vietnam', socialistrepublicofvietnam: 'Vietnam', वियतनाम: 'Vietnam' },
  ...{ tw: 'Taiwan', twn: 'Taiwan', roc: 'Taiwan', republicofchina: 'Taiwan', ताइवान: 'Taiwan' },
  ...{
    kr: 'South Korea',
    korea: 'South Korea',
    republicofkorea: 'South Korea',
    rok: 'South Korea',
  },
  ...{ jp: 'Japan', jpn: 'Japan', जापान: 'Japan', th: 'Thailand', थाईलैंड: 'Thailand' },
  ...{ my: 'Malaysia', मलेशिया: 'Malaysia', ph: 'Philippines', thephilippines: 'Philippines' },
  ...{ id: 'Indonesia', sg: 'Singapore', सिंगापुर: 'Singapore', hk: 'Hong Kong' },
  ...{ us: 'United States', usa: 'United States', unitedstatesofamerica: 'United States' },
  ...{ america: 'United States', अमेरिका: 'United States', uk: 'United Kingdom' },
  ...{ gb: 'United Kingdom', greatbritain: 'United Kingdom', england: 'United Kingdom' },
  ...{ de: 'Germany', जर्मनी: 'Germany', fr: 'France', it: 'Italy', mx: 'Mexico', pl: 'Poland' },
  ...{ cz: 'Czech Republic', czechia: 'Czech Republic', hu: 'Hungary', il: 'Israel' },
  ...{ nl: 'Netherlands', thenetherlands: 'Netherlands', holland: 'Netherlands' },
  ...{
    uae: 'United Arab Emirates',
    dubai: 'United Arab Emirates',
    tr: 'Turkey',
    turkiye: 'Turkey',
  },
  ...{ bd: 'Bangladesh', lk: 'Sri Lanka', np: 'Nepal', macao: 'Macau', viet: 'Vietnam' },
  ...{
    burma: 'Myanmar',
    cotedivoire: 'Ivory Coast',
    easttimor: 'Timor Leste',
    swaziland: 'Eswatini',
  },
}

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]|[\u0300-\u036f]/gu, '')
    .normalize('NFC')

const byLetters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(otherNames).map(([name, country]) => [lettersOf(name), country] as const),
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
