import { indiaDayOf } from '@store/contract/rules/india-days'
import { shortOrderId } from '@store/contract/rules/orders/order-name'
import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { labelOfState } from '@store/contract/rules/shipping/gst-states'
import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from '../../imports/sheets/cell-text.ts'
import type { OrderLineRecord, OrderRecord } from '../order.ts'
import { storedPlaceOfSupply } from '../place-of-supply.ts'

/** Spreadsheet programs read a CSV as UTF-8 only when it starts with this mark. */
const byteOrderMark = '\ufeff'
const format = { record_delimiter: 'windows' } as const

const columns = [
  ...['Order', 'Date', 'Status', 'Payment', 'Model No', 'Product', 'Brand', 'Quantity', 'Price'],
  ...['Total', 'GST %', 'Taxable', 'CGST', 'SGST', 'IGST', 'Order Total', 'Courier', 'Docket No'],
  ...['Place of Supply', 'PO Number'],
]

function cellsOf(order: OrderRecord, line: OrderLineRecord): (string | number)[] {
  const { dispatch } = order
  const place = storedPlaceOfSupply(order)
  return [
    shortOrderId(order.publicId),
    indiaDayOf(order.createdAt),
    labelOfStatus(order.status),
    labelOfStatus(order.paymentStatus),
    ...[line.modelNo, line.name, line.brand].map(escapeFormula),
    line.quantity,
    ...[line.unitPrice, line.total].map(rupeesFromPaise),
    line.gstPercent,
    ...[line.taxable, line.cgst, line.sgst, line.igst, order.total].map(rupeesFromPaise),
    ...[dispatch?.courier ?? '', dispatch?.docketNumber ?? ''].map(escapeFormula),
    place ? labelOfState(place) : '',
    escapeFormula(order.poNumber ?? ''),
  ]
}

/** Orders as a CSV file, a row per product, in chunks. Days are India's, money is rupees. */
export async function* writeOrderCsv(
  batches: AsyncIterable<readonly OrderRecord[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + stringify([columns], format)
  for await (const orders of batches) {
    const rows = orders.flatMap((order) => order.lines.map((line) => cellsOf(order, line)))
    yield stringify(rows, format)
  }
}
