import { findState, type GstState } from './gst-states.ts'

/**
 * The states of pincodes, by their first two or three digits (India Post: the first digits name the postal circle, the
 * third the sorting district). Districts that cross a border name every state they serve.
 */
const codesByPrefix: Readonly<Record<string, string>> = {
  '11': 'DL',
  '12': 'HR',
  '13': 'HR',
  '14': 'PB',
  '15': 'PB',
  '16': 'CH PB HR',
  '17': 'HP',
  '18': 'JK',
  '19': 'JK',
  '194': 'LA',
  '20': 'UP',
  '21': 'UP',
  '22': 'UP',
  '23': 'UP',
  '24': 'UP',
  '244': 'UP UK',
  '246': 'UP UK',
  '247': 'UP UK',
  '248': 'UK',
  '249': 'UK',
  '25': 'UP',
  '26': 'UP',
  '262': 'UP UK',
  '263': 'UK',
  '27': 'UP',
  '28': 'UP',
  '30': 'RJ',
  '31': 'RJ',
  '32': 'RJ',
  '33': 'RJ',
  '34': 'RJ',
  '36': 'GJ',
  '362': 'GJ DH',
  '37': 'GJ',
  '38': 'GJ',
  '39': 'GJ',
  '396': 'GJ DH',
  '40': 'MH',
  '403': 'GA',
  '41': 'MH',
  '416': 'MH GA',
  '42': 'MH',
  '43': 'MH',
  '44': 'MH',
  '45': 'MP',
  '46': 'MP',
  '47': 'MP',
  '48': 'MP',
  '49': 'CG',
  '50': 'TS',
  '507': 'TS AP',
  '51': 'AP',
  '52': 'AP',
  '53': 'AP',
  '533': 'AP PY',
  '56': 'KA',
  '57': 'KA',
  '58': 'KA',
  '59': 'KA',
  '60': 'TN',
  '605': 'TN PY',
  '607': 'TN PY',
  '609': 'TN PY',
  '61': 'TN',
  '62': 'TN',
  '63': 'TN',
  '64': 'TN',
  '67': 'KL',
  '673': 'KL PY',
  '68': 'KL',
  '682': 'KL LD',
  '69': 'KL',
  '70': 'WB',
  '71': 'WB',
  '72': 'WB',
  '73': 'WB',
  '737': 'SK',
  '74': 'WB',
  '744': 'AN',
  '75': 'OD',
  '76': 'OD',
  '77': 'OD',
  '78': 'AS',
  '790': 'AR',
  '791': 'AR',
  '792': 'AR',
  '793': 'ML',
  '794': 'ML',
  '795': 'MN',
  '796': 'MZ',
  '797': 'NL',
  '798': 'NL',
  '799': 'TR',
  '80': 'BR',
  '81': 'BR',
  '813': 'BR JH',
  '814': 'BR JH',
  '815': 'JH',
  '816': 'JH',
  '82': 'JH',
  '821': 'BR',
  '823': 'BR',
  '824': 'BR',
  '83': 'JH',
  '84': 'BR',
  '85': 'BR',
}

/**
 * The states a pincode may belong to: usually one, several where a sorting district crosses a border.
 * @param pincode as typed; only its first three digits count
 * @returns empty while it is too short, or when it is unknown
 * @example statesOfPincode('500001').map(({ name }) => name) // ['Telangana']
 */
export function statesOfPincode(pincode: string): readonly GstState[] {
  const digits = pincode.trim()
  if (digits.length < 3) return []
  const codes = codesByPrefix[digits.slice(0, 3)] ?? codesByPrefix[digits.slice(0, 2)] ?? ''
  return codes.split(' ').flatMap((code) => findState(code) ?? [])
}

/**
 * Checks that a pincode belongs to the state given with it. A mismatch is a warning, not an error: deliveries across a
 * border use the neighbour's post office.
 * @returns the states of the pincode, or `undefined` when they match or one of them is unknown
 */
export function findPincodeContradiction(address: {
  pincode: string
  state: string
}): readonly GstState[] | undefined {
  const chosen = findState(address.state)
  const possible = statesOfPincode(address.pincode)
  if (!chosen || possible.length === 0 || possible.includes(chosen)) return undefined
  return possible
}
