import type { OrderLine } from '@store/contract/schemas/orders'
import { type Column, formatCount, formatRupees, Table } from '@store/sdk'

const columns: Column<OrderLine>[] = [
  { key: 'name', header: 'Product', cell: ({ product }) => product.name },
  { key: 'modelNo', header: 'Model no', cell: ({ product }) => product.modelNo },
  { key: 'brand', header: 'Brand', cell: ({ product }) => product.brand },
  { key: 'category', header: 'Category', cell: ({ product }) => product.category },
  { key: 'quantity', header: 'Quantity', align: 'end', cell: (line) => formatCount(line.quantity) },
  { key: 'price', header: 'Unit price', align: 'end', cell: (line) => formatRupees(line.price) },
  { key: 'total', header: 'Total', align: 'end', cell: (line) => formatRupees(line.total) },
]

function keyOf({ product, quantity, price }: OrderLine): string {
  return [product._id ?? product.modelNo, quantity, price].join(' ')
}

/** What to pack, as it was called and priced when it was ordered. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return <Table caption="Ordered products" columns={columns} rows={lines} rowKey={keyOf} />
}
