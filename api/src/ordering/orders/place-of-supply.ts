import type { GstNumberContext } from '@store/contract/rules/accounts/gst-number'
import { findState, type GstState, stateOfCode } from '@store/contract/rules/shipping/gst-states'
import { placeOfSupplyOf } from '@store/contract/rules/shipping/place-of-supply'
import type { OrderRecord } from './order.ts'

type SuppliedOrder = Pick<OrderRecord, 'placeOfSupply' | 'shipping'>

/**
 * The place of supply of a placed order, by which its tax is split. An order of before it was kept is supplied where it is
 * delivered.
 * @returns undefined when that is not a state of India, in orders of before states were checked
 */
export function storedPlaceOfSupply({
  placeOfSupply,
  shipping,
}: SuppliedOrder): GstState | undefined {
  return placeOfSupply === undefined ? findState(shipping.state) : stateOfCode(placeOfSupply)
}

/**
 * The place of supply by today's facts: whoever sells and which numbers are approved may have changed since the order was
 * placed.
 */
export function currentPlaceOfSupply(
  order: SuppliedOrder,
  context: GstNumberContext,
): GstState | undefined {
  return order.placeOfSupply === undefined
    ? findState(order.shipping.state)
    : placeOfSupplyOf(order.shipping, context)
}
