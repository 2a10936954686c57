/** A state or union territory with its GST code. */
export interface GstState {
  name: string
  /** The first two digits of every GST number issued there. */
  code: string
  /** Abbreviations and former spellings. */
  aliases: readonly string[]
}

const state = (name: string, code: string, ...aliases: string[]): GstState => ({
  name,
  code,
  aliases,
})

/**
 * Every state and union territory with its GST code (CBIC, state codes of GSTIN), in the order in which checkout
 * offers them. Other Territory is the sea beyond the territorial waters and what no state contains; the codes 25 and 28 of
 * territories that were merged are on no valid number any more, and 99 is not of a buyer of goods. Aliases: ISO 3166-2:IN, vehicle registration, names in use before a renaming.
 */
export const gstStates: readonly GstState[] = [
  state('Andaman and Nicobar Islands', '35', 'AN', 'Andaman', 'Andaman and Nicobar'),
  state('Andhra Pradesh', '37', 'AP', 'AD', 'Andhra'),
  state('Arunachal Pradesh', '12', 'AR', 'Arunachal'),
  state('Assam', '18', 'AS'),
  state('Bihar', '10', 'BR', 'BH'),
  state('Chandigarh', '04', 'CH', 'CHD'),
  state('Chhattisgarh', '22', 'CG', 'CT', 'Chattisgarh', 'Chhatisgarh'),
  state(
    'Dadra and Nagar Haveli and Daman and Diu',
    '26',
    'DH',
    'DN',
    'DD',
    'DNHDD',
    'Dadra and Nagar Haveli',
    'Daman and Diu',
  ),
  state('Delhi', '07', 'DL', 'New Delhi', 'NCT of Delhi'),
  state('Goa', '30', 'GA'),
  state('Gujarat', '24', 'GJ', 'Gujrat'),
  state('Haryana', '06', 'HR'),
  state('Himachal Pradesh', '02', 'HP', 'Himachal'),
  state('Jammu and Kashmir', '01', 'JK', 'J&K', 'Jammu', 'Kashmir'),
  state('Jharkhand', '20', 'JH'),
  state('Karnataka', '29', 'KA'),
  state('Kerala', '32', 'KL'),
  state('Ladakh', '38', 'LA'),
  state('Lakshadweep', '31', 'LD'),
  state('Madhya Pradesh', '23', 'MP'),
  state('Maharashtra', '27', 'MH'),
  state('Manipur', '14', 'MN'),
  state('Meghalaya', '17', 'ML'),
  state('Mizoram', '15', 'MZ'),
  state('Nagaland', '13', 'NL'),
  state('Odisha', '21', 'OD', 'OR', 'Orissa'),
  state('Other Territory', '97'),
  state('Puducherry', '34', 'PY', 'Pondicherry'),
  state('Punjab', '03', 'PB'),
  state('Rajasthan', '08', 'RJ'),
  state('Sikkim', '11', 'SK'),
  state('Tamil Nadu', '33', 'TN', 'Tamilnadu'),
  state('Telangana', '36', 'TG', 'TS', 'Telengana', 'Telangana State'),
  state('Tripura', '16', 'TR'),
  state('Uttar Pradesh', '09', 'UP'),
  state('Uttarakhand', '05', 'UK', 'UT', 'UA', 'Uttaranchal'),
  state('West Bengal', '19', 'WB', 'Bengal'),
]

/** Union territories without a legislature, Other Territory included: the state's half of the tax is called UTGST. */
const withoutLegislature: ReadonlySet<string> = new Set(['04', '26', '31', '35', '38', '97'])

/** Ignores case, spaces, dots and the word "and". */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')
}

const stateByKey: ReadonlyMap<string, GstState> = new Map(
  gstStates.flatMap((known) =>
    [known.name, ...known.aliases].map((name): [string, GstState] => [keyOf(name), known]),
  ),
)

const stateByCode: ReadonlyMap<string, GstState> = new Map(
  gstStates.map((known) => [known.code, known]),
)

/**
 * Finds a state by its name, an abbreviation or a former spelling.
 * @returns `undefined` for a text that is not a state of India
 * @example findState('TG')?.name // 'Telangana'
 */
export function findState(text: string): GstState | undefined {
  return stateByKey.get(keyOf(text))
}

/**
 * Finds the state that issued a GST number, by its first two digits.
 * @returns `undefined` when no state has that code
 */
export function stateOfGstin(gstin: string): GstState | undefined {
  return stateByCode.get(gstin.trim().slice(0, 2))
}

/**
 * Finds a state by its GST code of two digits.
 * @returns `undefined` when no state has that code
 */
export function stateOfCode(code: string): GstState | undefined {
  return stateByCode.get(code)
}

/** A state with its code, as documents name the place of supply. @example labelOfState(karnataka) // 'Karnataka (29)' */
export function labelOfState({ name, code }: GstState): string {
  return `${name} (${code})`
}

/**
 * The GST code of a state.
 * @returns `undefined` for a text that is not a state of India
 */
export function gstCodeOf(text: string): string | undefined {
  return findState(text)?.code
}

/** The name of the state's half of the tax. */
export function stateTaxOf(text: string): 'SGST' | 'UTGST' {
  return withoutLegislature.has(gstCodeOf(text) ?? '') ? 'UTGST' : 'SGST'
}

/**
 * True when goods stay in the seller's state: CGST and SGST, else IGST (money 7.1). An unknown text is not a state and so
 * never the seller's.
 */
export function isIntraState(sellerState: string, deliveryState: string): boolean {
  const seller = findState(sellerState)
  return seller !== undefined && seller === findState(deliveryState)
}
