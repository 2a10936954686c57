import { findState } from './gst-states.ts'
import type { ShippingForm } from './shipping-validation.ts'

/** Addresses that a buyer may save. */
export const addressLimit = 20

/** How one line of an address is compared: case and spaces do not matter. */
function normalise(text = ''): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

/**
 * The identity of an address: who is delivered to, and where. Two forms with the same key are one entry of the address
 * book, however they are delivered.
 * @example addressKeyOf({ ...home, city: 'PUNE' }) === addressKeyOf({ ...home, city: 'Pune ' }) // true
 */
export function addressKeyOf(form: Partial<ShippingForm>): string {
  const { fullName, phone, address, city, state = '', pincode, businessName, gstNumber } = form
  const stateName = findState(state)?.name ?? state
  const parts = [fullName, phone, address, city, stateName, pincode, businessName, gstNumber]
  return JSON.stringify(parts.map(normalise))
}
