import { indiaDayOf } from '@store/contract/rules/india-days'
import { shortOrderId } from '@store/contract/rules/orders/order-name'
import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import { labelOfState } from '@store/contract/rules/shipping/gst-states'
import type { Column, Table } from '../../../base/base.ts'
import type { OrderLineRecord, OrderRecord } from '../order.ts'
import { storedPlaceOfSupply } from '../place-of-supply.ts'

interface OrderLineRow {
  order: OrderRecord
  line: OrderLineRecord
  /** Whether it is the first line of its order. */
  isFirst: boolean
}

function placeOf(order: OrderRecord): string {
  const place = storedPlaceOfSupply(order)
  return place ? labelOfState(place) : ''
}

const columns: readonly Column<OrderLineRow>[] = [
  { heading: 'Order', kind: 'text', value: ({ order }) => shortOrderId(order.publicId), width: 9 },
  { heading: 'Date', kind: 'day', value: ({ order }) => indiaDayOf(order.createdAt) },
  { heading: 'Status', kind: 'text', value: ({ order }) => labelOfStatus(order.status), width: 12 },
  {
    heading: 'Payment',
    kind: 'text',
    value: ({ order }) => labelOfStatus(order.paymentStatus),
    width: 12,
  },
  { heading: 'Model No', kind: 'text', value: ({ line }) => line.modelNo },
  { heading: 'Product', kind: 'text', value: ({ line }) => line.name, width: 40 },
  { heading: 'Brand', kind: 'text', value: ({ line }) => line.brand },
  { heading: 'Quantity', kind: 'number', value: ({ line }) => line.quantity },
  { heading: 'Price', kind: 'money', value: ({ line }) => line.unitPrice },
  { heading: 'Total', kind: 'money', value: ({ line }) => line.total },
  { heading: 'GST %', kind: 'number', value: ({ line }) => line.gstPercent },
  { heading: 'Taxable', kind: 'money', value: ({ line }) => line.taxable },
  { heading: 'CGST', kind: 'money', value: ({ line }) => line.cgst },
  { heading: 'SGST', kind: 'money', value: ({ line }) => line.sgst },
  { heading: 'IGST', kind: 'money', value: ({ line }) => line.igst },
  {
    // Once for an order, so that the column adds up to what was ordered.
    heading: 'Order Total',
    kind: 'money',
    value: ({ order, isFirst }) => (isFirst ? order.total : undefined),
  },
  { heading: 'Courier', kind: 'text', value: ({ order }) => order.dispatch?.courier },
  { heading: 'Docket No', kind: 'text', value: ({ order }) => order.dispatch?.docketNumber },
  { heading: 'Place of Supply', kind: 'text', value: ({ order }) => placeOf(order) },
  { heading: 'PO Number', kind: 'text', value: ({ order }) => order.poNumber },
]

async function* asRows(
  batches: AsyncIterable<readonly OrderRecord[]>,
): AsyncGenerator<OrderLineRow[]> {
  for await (const orders of batches) {
    yield orders.flatMap((order) =>
      order.lines.map((line, index) => ({ order, line, isFirst: index === 0 })),
    )
  }
}

/** Orders as a table, a row per product. Days are India's. */
export function orderLineTable(
  batches: AsyncIterable<readonly OrderRecord[]>,
): Table<OrderLineRow> {
  return { name: 'Orders', columns, batches: asRows(batches) }
}
