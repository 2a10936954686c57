import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { soldDays } from '@store/contract/rules/stock/reorder'
import type { Column, Table } from '../../../base/base.ts'
import type { ReorderLine } from './reorder-list.ts'

const columns: Column<ReorderLine>[] = [
  { heading: 'Brand', kind: 'text', value: ({ product }) => product.brand },
  { heading: 'Model No', kind: 'text', value: ({ product }) => product.modelNo },
  { heading: 'Product', kind: 'text', value: ({ product }) => product.name, width: 40 },
  { heading: `Sold in ${soldDays} Days`, kind: 'number', value: ({ sold }) => sold },
  { heading: 'Free Stock', kind: 'number', value: ({ stock }) => stock },
  { heading: 'Lasts Days', kind: 'number', value: ({ daysOfCover }) => daysOfCover },
  { heading: 'Order', kind: 'number', value: ({ suggested }) => suggested },
  {
    heading: 'Last Cost without GST',
    kind: 'money',
    value: ({ margin }) => margin && paiseFromRupees(margin.lastCost),
  },
  {
    heading: 'Margin Enduser %',
    kind: 'number',
    value: ({ margin }) => margin?.margins.enduser,
  },
  {
    heading: 'Margin Reseller %',
    kind: 'number',
    value: ({ margin }) => margin?.margins.reseller,
  },
  {
    heading: 'Margin Distributor %',
    kind: 'number',
    value: ({ margin }) => margin?.margins.distributor,
  },
]

/** What to order, a row a product. */
export function reorderTable(batches: AsyncIterable<readonly ReorderLine[]>): Table<ReorderLine> {
  return { name: 'Reorder', columns, batches }
}
