import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { NewProduct } from '@store/contract/schemas/catalog/import-options'
import { type Column, formatCount, Pagination, Panel, Stack, Table, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'

/** Rows per page: thousands at once would be slow to render. */
const pageSize = 50

/** Long descriptions take no more than three lines. */
const Description = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

const columns: Column<NewProduct>[] = [
  { key: 'row', header: 'Row', cell: ({ row }) => formatCount(row) },
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'brand', header: 'Brand', cell: ({ brand }) => brand },
  { key: 'model', header: 'Model number', cell: ({ modelNo }) => modelNo || '–' },
  { key: 'category', header: 'Category', cell: ({ category }) => category },
  { key: 'stock', header: 'Stock', align: 'end', cell: ({ stock }) => formatCount(stock) },
  {
    key: 'enduser',
    header: 'End user',
    align: 'end',
    cell: ({ prices }) => formatRupees(prices.enduser),
  },
  {
    key: 'reseller',
    header: 'Reseller',
    align: 'end',
    cell: ({ prices }) => formatRupees(prices.reseller),
  },
  {
    key: 'distributor',
    header: 'Distributor',
    align: 'end',
    cell: ({ prices }) => formatRupees(prices.distributor),
  },
  { key: 'gst', header: 'GST', align: 'end', cell: ({ gst }) => `${gst}\u00a0%` },
  {
    key: 'description',
    header: 'Description',
    cell: ({ description }) => <Description>{description}</Description>,
  },
]

type NewProductsProps = {
  products: readonly NewProduct[]
  /** How many there are; the response names the first ones only. */
  total: number
}

/** The products that an import would make. */
export function NewProducts({ products, total }: NewProductsProps) {
  const [page, setPage] = useState(1)
  const shown = products.slice((page - 1) * pageSize, page * pageSize)
  return (
    <Panel title={`${formatCount(total)} new ${total === 1 ? 'product' : 'products'}`}>
      <Stack gap="s">
        <Table
          caption="New products"
          columns={columns}
          rows={shown}
          rowKey={({ row }) => String(row)}
          cardsBelow="laptop"
        />
        <Pagination page={page} pages={Math.ceil(products.length / pageSize)} onPage={setPage} />
        {total > products.length ? (
          <p>{`These are the first ${formatCount(products.length)} of ${formatCount(total)}.`}</p>
        ) : null}
      </Stack>
    </Panel>
  )
}
