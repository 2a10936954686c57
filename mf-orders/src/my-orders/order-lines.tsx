import type { OrderLine } from '@store/contract/schemas/orders'
import { type Column, formatCount, formatRupees, Stack, Table, theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Model = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function ProductName({ product }: Pick<OrderLine, 'product'>) {
  return (
    <Stack gap="xxs">
      {product._id ? <Link to={`/product/${product._id}`}>{product.name}</Link> : product.name}
      <Model>
        {product.brand} · {product.modelNo}
      </Model>
    </Stack>
  )
}

const columns: Column<OrderLine>[] = [
  { key: 'product', header: 'Product', cell: ProductName },
  { key: 'quantity', header: 'Quantity', align: 'end', cell: (line) => formatCount(line.quantity) },
  { key: 'price', header: 'Unit price', align: 'end', cell: (line) => formatRupees(line.price) },
  { key: 'total', header: 'Total', align: 'end', cell: (line) => formatRupees(line.total) },
]

function keyOf({ product, quantity, price }: OrderLine): string {
  return [product._id ?? product.modelNo, quantity, price].join(' ')
}

/** What was ordered, as it was called and priced then. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return <Table caption="Ordered products" columns={columns} rows={lines} rowKey={keyOf} />
}
