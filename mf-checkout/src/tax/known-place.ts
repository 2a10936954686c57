import { findState } from '@store/contract/rules/shipping/gst-states'
import type { Shipping } from '@store/contract/schemas/orders/shipping'

/**
 * The state whose tax, or towards which IGST, an order is charged by what is known of its delivery so far.
 * @returns its name; undefined while the state is not known
 */
export function knownPlaceOfSupply(shipping: Partial<Shipping> | undefined): string | undefined {
  return findState(shipping?.state ?? '')?.name
}
