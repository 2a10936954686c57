import type { Analytics } from '@store/contract/schemas/analytics'
import { type Column, formatCount, formatRupees, Grid, Panel, Table } from '@store/sdk'
import { Link } from 'react-router-dom'
import { roleNameOf } from '../users/role-name.ts'

type Sold = Analytics['topBrands'][number]
type Low = Analytics['lowStock'][number]

const soldColumns: Column<Sold>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'pieces', header: 'Pieces', align: 'end', cell: ({ pieces }) => formatCount(pieces) },
  { key: 'revenue', header: 'Revenue', align: 'end', cell: ({ revenue }) => formatRupees(revenue) },
]

const tierColumns: Column<Analytics['tiers'][number]>[] = [
  { key: 'tier', header: 'Tier', cell: ({ tier }) => roleNameOf(tier) },
  { key: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatCount(orders) },
  { key: 'revenue', header: 'Revenue', align: 'end', cell: ({ revenue }) => formatRupees(revenue) },
]

const lowColumns: Column<Low>[] = [
  {
    key: 'name',
    header: 'Product',
    cell: ({ _id, name }) => <Link to={`/product/${_id}`}>{name}</Link>,
  },
  { key: 'modelNo', header: 'Model', cell: ({ modelNo }) => modelNo || 'N/A' },
  { key: 'stock', header: 'Stock', align: 'end', cell: ({ stock }) => formatCount(stock) },
]

/** Ranks that are shown: what fits beside each other. */
const mostShown = 5

function Best({ title, sold }: { title: string; sold: readonly Sold[] }) {
  return (
    <Panel title={title}>
      {sold.length === 0 ? (
        <p>Nothing sold in these days.</p>
      ) : (
        <Table
          caption={title}
          columns={soldColumns}
          rows={sold.slice(0, mostShown)}
          rowKey={({ name }) => name}
        />
      )}
    </Panel>
  )
}

function LowStock({ lowStock }: Pick<Analytics, 'lowStock'>) {
  return (
    <Panel title="Low stock">
      {lowStock.length === 0 ? (
        <p>No product is about to sell out.</p>
      ) : (
        <Table caption="Low stock" columns={lowColumns} rows={lowStock} rowKey={({ _id }) => _id} />
      )}
    </Panel>
  )
}

/** What sells, to whom, and what will soon be gone. */
export function Rankings({ analytics }: { analytics: Analytics }) {
  const { topProducts, topBrands, topCategories, tiers, lowStock } = analytics
  return (
    <Grid min="22rem" stretch>
      <LowStock lowStock={lowStock} />
      <Best title="Top products" sold={topProducts} />
      <Best title="Top brands" sold={topBrands} />
      <Best title="Top categories" sold={topCategories} />
      {tiers.length > 1 ? (
        <Panel title="Tiers">
          <Table caption="Tiers" columns={tierColumns} rows={tiers} rowKey={({ tier }) => tier} />
        </Panel>
      ) : null}
    </Grid>
  )
}
