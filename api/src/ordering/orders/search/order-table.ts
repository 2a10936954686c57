import { usableGstNumber } from '@store/contract/rules/accounts/gst-number'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { shortOrderId } from '@store/contract/rules/orders/order-name'
import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import { labelOfState } from '@store/contract/rules/shipping/gst-states'
import type { Column, Table } from '../../../base/base.ts'
import type { OrderRecord } from '../order.ts'
import { storedPlaceOfSupply } from '../place-of-supply.ts'

function piecesOf({ lines }: OrderRecord): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

function placeOf(order: OrderRecord): string {
  const place = storedPlaceOfSupply(order)
  return place ? labelOfState(place) : ''
}

const columns: readonly Column<OrderRecord>[] = [
  { heading: 'Order', kind: 'text', value: ({ publicId }) => shortOrderId(publicId), width: 9 },
  { heading: 'Date', kind: 'day', value: ({ createdAt }) => indiaDayOf(createdAt) },
  { heading: 'Status', kind: 'text', value: ({ status }) => labelOfStatus(status), width: 12 },
  {
    heading: 'Payment',
    kind: 'text',
    value: ({ paymentStatus }) => labelOfStatus(paymentStatus),
    width: 12,
  },
  { heading: 'Buyer', kind: 'text', value: ({ shipping }) => shipping.fullName, width: 28 },
  { heading: 'Business', kind: 'text', value: ({ shipping }) => shipping.businessName, width: 28 },
  {
    heading: 'GSTIN',
    kind: 'text',
    value: ({ shipping }) => usableGstNumber(shipping.gstNumber, {}),
  },
  { heading: 'Phone', kind: 'text', value: ({ shipping }) => shipping.phone, width: 14 },
  { heading: 'Email', kind: 'text', value: ({ buyer }) => buyer.email, width: 28 },
  { heading: 'City', kind: 'text', value: ({ shipping }) => shipping.city },
  { heading: 'State', kind: 'text', value: ({ shipping }) => shipping.state },
  { heading: 'Pincode', kind: 'text', value: ({ shipping }) => shipping.pincode, width: 10 },
  { heading: 'Lines', kind: 'number', value: ({ lines }) => lines.length },
  { heading: 'Pieces', kind: 'number', value: piecesOf },
  { heading: 'Amount', kind: 'money', value: ({ total }) => total },
  { heading: 'Reference', kind: 'text', value: ({ paymentReference }) => paymentReference },
  { heading: 'Courier', kind: 'text', value: ({ dispatch }) => dispatch?.courier },
  { heading: 'Docket No', kind: 'text', value: ({ dispatch }) => dispatch?.docketNumber },
  { heading: 'Packages', kind: 'number', value: ({ dispatch }) => dispatch?.packages },
  { heading: 'Freight', kind: 'text', value: ({ dispatch }) => dispatch?.freight },
  { heading: 'Place of Supply', kind: 'text', value: placeOf },
  { heading: 'PO Number', kind: 'text', value: ({ poNumber }) => poNumber },
]

/** Orders as a table for admins, a row per order. Days are India's. */
export function orderTable(batches: AsyncIterable<readonly OrderRecord[]>): Table<OrderRecord> {
  return { name: 'Orders', columns, batches }
}
