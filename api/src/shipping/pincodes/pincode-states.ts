import { findState, type GstState } from '@store/contract/rules/shipping/gst-states'
import { likelierStates } from './likelier-states.ts'

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

/** Most districts that cross a border deliver to the first state of their list; these pincodes to another one. */
const likelierByPincode: ReadonlyMap<string, string> = new Map(
  Object.entries(likelierStates).flatMap(([code, pincodes]) =>
    pincodes.split(' ').map((pincode): [string, string] => [pincode, code]),
  ),
)

/**
 * The states a pincode may belong to: usually one, several where a sorting district crosses a border, the likeliest
 * first.
 * @returns empty when the pincode is unknown, as those of the army (9) are
 * @example statesOfPincode('500001').map(({ name }) => name) // ['Telangana']
 */
export function statesOfPincode(pincode: string): readonly GstState[] {
  const codes = codesByPrefix[pincode.slice(0, 3)] ?? codesByPrefix[pincode.slice(0, 2)] ?? ''
  const likelier = likelierByPincode.get(pincode) ?? ''
  const states = [likelier, ...codes.split(' ')].flatMap((code) => findState(code) ?? [])
  return [...new Set(states)]
}
