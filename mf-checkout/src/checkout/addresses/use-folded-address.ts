import type { Address } from '@store/contract/schemas/orders/addresses'
import { useState } from 'react'
import { findShippingError, type ShippingFormState } from '../use-shipping-form.ts'

/** Said for each order; these fields are never folded. */
const fieldsOfDelivery: ReadonlySet<string> = new Set([
  'consignee',
  'deliveryMethod',
  'courierOption',
  'customCourier',
  'busName',
  'busNumber',
  'contactNumber',
  'poNumber',
  'buyerNote',
])

/**
 * Whether the fields of a saved address are folded, because it says all of them already. They open to edit it, and by themselves
 * when something is wrong with them; then they stay open until another address is chosen.
 */
export function useFoldedAddress(details: ShippingFormState, chosen: Address | undefined) {
  const { form, role, pincode, registeredPincode } = details
  const [isEdited, setEdited] = useState(false)
  const errors = [...form.faults, ...(findShippingError(role, form.values)?.fields ?? [])]
  const isFaulty =
    pincode.warning !== undefined ||
    registeredPincode.warning !== undefined ||
    errors.some(({ field }) => !fieldsOfDelivery.has(field))
  if (chosen && isFaulty && !isEdited) setEdited(true)
  return {
    isFolded: chosen !== undefined && !isEdited && !isFaulty,
    edit: () => setEdited(true),
    fold: () => setEdited(false),
  }
}
