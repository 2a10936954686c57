import { findState } from '@store/contract/rules/shipping/gst-states'
import { statesOfAddress } from './address-states.ts'
import { cityOfPincode } from './pincode-city.ts'

/** An address as typed into one field, in its parts. */
export interface AddressParts {
  street: string
  city?: string
  pincode?: string
}

/** The last pincode, also with a space between, and what follows it: at most the name of a state. */
const lastPincode = /[\s,.-]*(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)([^\d]*)$/

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')

/** Without the city and the state at the end, which are parts of their own. */
function streetOf(text: string, city: string | undefined): string {
  const parts = text.split(',').map((part) => part.trim())
  while (parts.length > 1) {
    const last = parts.at(-1) ?? ''
    if (last !== '' && keyOf(last) !== keyOf(city ?? '') && !findState(last)) break
    parts.pop()
  }
  return parts.join(', ')
}

/**
 * Splits an address into street, city and pincode, as far as its pincode tells them. An address of another state than the
 * expected one is left as it is.
 * @example splitAddress('14 Residency Road, Bengaluru 560025', 'Karnataka')
 * // { street: '14 Residency Road', city: 'Bengaluru', pincode: '560025' }
 */
export function splitAddress(text: string, state: string | undefined): AddressParts {
  const address = text.trim()
  const found = lastPincode.exec(address)
  const isHere = state === undefined || statesOfAddress(address).includes(state)
  if (!(found && isHere)) return { street: address }
  const [, first = '', last = '', rest = ''] = found
  if (keyOf(rest) !== '' && !findState(rest)) return { street: address }
  const pincode = first + last
  const city = cityOfPincode(pincode)
  return { street: streetOf(address.slice(0, found.index), city), ...(city && { city }), pincode }
}
