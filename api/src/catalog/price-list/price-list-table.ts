import { formatDay } from '@store/contract/rules/india-days'
import type { Column, Table } from '../../base/base.ts'
import { type ListedProduct, type PriceList, tierLabels } from './price-list.ts'
import { slabTextOf } from './slab-text.ts'

const columns: readonly Column<ListedProduct>[] = [
  { heading: 'Brand', kind: 'text', value: ({ brand }) => brand, width: 16 },
  { heading: 'Category', kind: 'text', value: ({ category }) => category, width: 18 },
  { heading: 'Model No', kind: 'text', value: ({ modelNo }) => modelNo, width: 20 },
  { heading: 'Product', kind: 'text', value: ({ name }) => name, width: 44 },
  { heading: 'HSN', kind: 'text', value: ({ hsn }) => hsn, width: 10 },
  { heading: 'GST %', kind: 'number', value: ({ gstPercent }) => gstPercent },
  { heading: 'Price with GST', kind: 'money', value: ({ price }) => price },
  { heading: 'Quantity prices', kind: 'text', value: slabTextOf, width: 32 },
  { heading: 'Stock', kind: 'text', value: ({ stock }) => stock, width: 10 },
]

async function* inOneBatch(products: readonly ListedProduct[]) {
  yield products
}

/** A price list as a table. Each row says whose prices it has, of which day and from whom: rows are copied out of files. */
export function priceListTable({ day, tier, seller, products }: PriceList): Table<ListedProduct> {
  const { name = '' } = seller
  return {
    name: `Prices of ${formatDay(day)}`,
    columns: [
      ...columns,
      { heading: 'Prices of', kind: 'day', value: () => day },
      { heading: 'For', kind: 'text', value: () => tierLabels[tier], width: 18 },
      { heading: 'Seller', kind: 'text', value: () => name, width: 28 },
    ],
    batches: inOneBatch(products),
  }
}
