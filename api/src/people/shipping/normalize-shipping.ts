import { needsBusinessDetails, type Role } from '@store/contract/rules/accounts/roles'
import { findState } from '@store/contract/rules/shipping/gst-states'
import { validateShipping } from '@store/contract/rules/shipping/shipping-validation'
import { type Shipping, ShippingSchema } from '@store/contract/schemas/orders/shipping'
import { assertValid } from '../../base/base.ts'
import { parseShipping } from './shipping.ts'

const required = new Set<string>(ShippingSchema.required)

/** Replaces states by their official names. Unknown states are left for validation. */
function withCanonicalStates(form: Shipping): Shipping {
  const { state, companyState } = form
  return {
    ...form,
    state: findState(state)?.name ?? state,
    ...(companyState && { companyState: findState(companyState)?.name ?? companyState }),
  }
}

/** Trims all texts and drops blank optional fields. */
function trimmed(form: Shipping): Shipping {
  const entries = Object.entries(form).map(([field, text]) => [field, text.trim()] as const)
  return parseShipping(
    Object.fromEntries(entries.filter(([field, text]) => text !== '' || required.has(field))),
  )
}

/**
 * Validates shipping details by the rules of the role (ordering 2.2) and normalizes them for storage: roles other than
 * reseller and distributor get delivery by courier (ordering 2.4).
 * @throws HttpError (400) with the messages of the checkout screen
 */
export function normalizeShipping(role: Role, form: Shipping): Shipping {
  const shipping = withCanonicalStates(trimmed(form))
  assertValid(validateShipping(role, shipping))
  return needsBusinessDetails(role) ? shipping : { ...shipping, deliveryMethod: 'courier' }
}
