import type { GstNumberContext } from '@store/contract/rules/accounts/gst-number'
import { formatIndiaTime } from '@store/contract/rules/india-days'
import { describeDispatch } from '@store/contract/rules/orders/dispatch'
import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import { customCourier } from '@store/contract/rules/shipping/delivery'
import { consigneePartyOf, nameOfParty, recipientOf } from '@store/contract/rules/shipping/parties'
import { consigneeOf } from '@store/contract/rules/shipping/place-of-supply'
import type { OrderShipping } from '@store/contract/schemas/orders/orders'
import type { OrderRecord } from '../../ordering/ordering.ts'

/** An order with what its papers say besides. */
export type PackedOrder = OrderRecord & {
  /** Of its goods, once it was entered. */
  ewayBillNumber?: string
}

/** The name of whoever the parcel goes to, with that of the firm first: a buyer's customer does not get his supplier's name. */
export function consigneeNameOf(shipping: OrderShipping): string {
  return nameOfParty(consigneePartyOf(shipping))
}

/** The address that the parcel goes to, a line each: street, place. */
export function addressLinesOf({ address, city, state }: OrderShipping): string[] {
  return [address, `${city}, ${state}`]
}

/** The buyer's GST number, and who is billed when somebody else gets the goods. */
export function billingLinesOf(shipping: OrderShipping, context: GstNumberContext): string[] {
  const { name, gstin } = recipientOf(shipping, context)
  return [
    ...(consigneeOf(shipping, context) === 'third-party' ? [`Bill to: ${name}`] : []),
    ...(gstin ? [`GSTIN: ${gstin}`] : []),
  ]
}

/** How the buyer wants the order to be sent. @returns undefined when the buyer has not said */
export function deliveryWishOf(shipping: OrderShipping): string | undefined {
  const { deliveryMethod, courierOption, busName, busNumber, contactNumber } = shipping
  const courier = courierOption === customCourier ? shipping.customCourier : courierOption
  const carrier =
    deliveryMethod === 'courier'
      ? [courier]
      : [[busName, busNumber].filter(Boolean).join(' '), contactNumber]
  const wish = [deliveryMethod && labelOf(deliveryMethod), ...carrier].filter(Boolean).join(', ')
  return wish === '' ? undefined : wish
}

function labelOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** When the order was placed, how it is to be sent, and what the buyer says about it, for whoever packs it. */
export function packingFactsOf(order: PackedOrder): string[] {
  const { createdAt, shipping, dispatch, ewayBillNumber, poNumber, buyerNote } = order
  const wish = deliveryWishOf(shipping)
  return [
    `Date: ${formatIndiaTime(createdAt)}`,
    ...(poNumber === undefined ? [] : [`Buyer's order no: ${poNumber}`]),
    ...(wish ? [`Wanted by: ${wish}`] : []),
    ...(dispatch ? [`Sent with: ${describeDispatch(dispatch)}`] : []),
    ...(ewayBillNumber === undefined ? [] : [`E-way bill: ${ewayBillNumber}`]),
    ...(buyerNote === undefined ? [] : `Buyer's note: ${buyerNote}`.split('\n')),
  ]
}

/** The states of an order and its payment. */
export function stateFactsOf(order: OrderRecord): string[] {
  const { status, paymentStatus, paymentMethod, paymentReference } = order
  const method = paymentMethod === 'online' ? 'online' : 'bank transfer'
  return [
    `Status: ${labelOfStatus(status)}`,
    `Payment: ${labelOfStatus(paymentStatus)}, ${method}`,
    ...(paymentReference ? [`Transaction: ${paymentReference}`] : []),
  ]
}
