import { findState } from '@store/contract/rules/shipping/gst-states'
import { type Consignee, consigneeOf } from '@store/contract/rules/shipping/place-of-supply'
import type { ShippingValues } from '../shipping-values.ts'

/** Who gets the goods: what the buyer chose, otherwise what follows from the states, once one is chosen. */
export function consigneeOfValues({ consignee, state, gstNumber }: ShippingValues): Consignee {
  if (consignee) return consignee
  return findState(state) ? consigneeOf({ state, gstNumber }) : 'self'
}
