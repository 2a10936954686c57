import { roleNameOf } from '@store/contract/rules/roles'
import type { Analytics } from '@store/contract/schemas/analytics'
import { formatCount, formatRupees, Grid, Panel, Stack } from '@store/sdk'
import { LowStock } from './low-stock.tsx'
import { RankList } from './rank-list.tsx'

/** Ranks that are shown: what fits beside each other. */
const mostShown = 5

function Best({ title, sold }: { title: string; sold: Analytics['topBrands'] }) {
  const ranks = sold.slice(0, mostShown).map(({ name, pieces, revenue }, place) => ({
    // Products of different models may share a name.
    key: `${place} ${name}`,
    name,
    note: `${formatCount(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`,
    end: formatRupees(revenue),
  }))
  return (
    <Panel title={title}>
      {ranks.length === 0 ? <p>Nothing sold in these days.</p> : <RankList ranks={ranks} />}
    </Panel>
  )
}

function Tiers({ tiers }: Pick<Analytics, 'tiers'>) {
  const ranks = tiers.map(({ tier, orders, revenue }) => ({
    key: tier,
    name: roleNameOf(tier),
    note: `${formatCount(orders)} ${orders === 1 ? 'order' : 'orders'}`,
    end: formatRupees(revenue),
  }))
  return (
    <Panel title="Tiers">
      <Grid min="17rem" gap="l" stretch>
        {ranks.map((rank) => (
          <RankList key={rank.key} ranks={[rank]} />
        ))}
      </Grid>
    </Panel>
  )
}

/** What sells, to whom, and what will soon be gone. */
export function Rankings({ analytics }: { analytics: Analytics }) {
  const { topProducts, topBrands, topCategories, tiers, lowStock } = analytics
  return (
    <Stack>
      {tiers.length > 1 ? <Tiers tiers={tiers} /> : null}
      <Grid min="19rem">
        <LowStock lowStock={lowStock} />
        <Best title="Top products" sold={topProducts} />
        <Best title="Top brands" sold={topBrands} />
        <Best title="Top categories" sold={topCategories} />
      </Grid>
    </Stack>
  )
}
