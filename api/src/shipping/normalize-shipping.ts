import { findState } from '@store/contract/rules/gst-states'
import { needsBusinessDetails, type Role } from '@store/contract/rules/roles'
import { validateShipping } from '@store/contract/rules/shipping-validation'
import { type Shipping, ShippingSchema } from '@store/contract/schemas/shipping'
import { assertValid } from '../http/errors.ts'
import { parseShipping } from './shipping.ts'

const required = new Set<string>(ShippingSchema.required)

/** The name of the state as the list has it, from whatever a client calls it; what is none stays for the check. */
function withCanonicalState(form: Shipping): Shipping {
  return { ...form, state: findState(form.state)?.name ?? form.state }
}

/** The form without blanks at the ends of its texts, and without optional fields left blank. */
function trimmed(form: Shipping): Shipping {
  const entries = Object.entries(form).map(([field, text]) => [field, text.trim()] as const)
  return parseShipping(
    Object.fromEntries(entries.filter(([field, text]) => text !== '' || required.has(field))),
  )
}

/**
 * Checks shipping details by the rules of the caller's role (spec §5) and brings them into the form
 * in which they are kept: who is neither reseller nor distributor gets a courier (spec §4).
 * @throws HttpError (400) in the words of the checkout screen
 */
export function normalizeShipping(role: Role, form: Shipping): Shipping {
  const shipping = withCanonicalState(trimmed(form))
  assertValid(validateShipping(role, shipping))
  return needsBusinessDetails(role) ? shipping : { ...shipping, deliveryMethod: 'courier' }
}
