/** The codes GST gives to states and union territories: the first two digits of every GST number. */
const codeOfState: Readonly<Record<string, string>> = {
  'jammu and kashmir': '01',
  'himachal pradesh': '02',
  punjab: '03',
  chandigarh: '04',
  uttarakhand: '05',
  haryana: '06',
  delhi: '07',
  rajasthan: '08',
  'uttar pradesh': '09',
  bihar: '10',
  sikkim: '11',
  'arunachal pradesh': '12',
  nagaland: '13',
  manipur: '14',
  mizoram: '15',
  tripura: '16',
  meghalaya: '17',
  assam: '18',
  'west bengal': '19',
  jharkhand: '20',
  odisha: '21',
  chhattisgarh: '22',
  'madhya pradesh': '23',
  gujarat: '24',
  'dadra and nagar haveli and daman and diu': '26',
  maharashtra: '27',
  karnataka: '29',
  goa: '30',
  lakshadweep: '31',
  kerala: '32',
  'tamil nadu': '33',
  puducherry: '34',
  'andaman and nicobar islands': '35',
  telangana: '36',
  'andhra pradesh': '37',
  ladakh: '38',
}

/** Union territories without a legislature: their half of the tax is called UTGST. */
const withoutLegislature: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38'])

/**
 * The GST code of a state, in any case.
 * @returns `undefined` for what is no state of India
 */
export function gstCodeOf(state: string): string | undefined {
  return codeOfState[state.trim().toLowerCase()]
}

/** What the state's half of the tax is called there. */
export function stateTaxOf(state: string): 'SGST' | 'UTGST' {
  return withoutLegislature.has(gstCodeOf(state) ?? '') ? 'UTGST' : 'SGST'
}
