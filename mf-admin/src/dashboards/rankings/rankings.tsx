import { roleNameOf } from '@store/contract/rules/accounts/roles'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Analytics } from '@store/contract/schemas/analytics'
import { Definition, DefinitionList, formatCount, Grid, Panel, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { LowStock } from '../low-stock.tsx'
import { RankList } from './rank-list.tsx'

/** Number of entries in each list. */
const maxShown = 5

function TopSellers({ title, sold }: { title: string; sold: Analytics['topBrands'] }) {
  const ranks = sold.slice(0, maxShown).map(({ name, pieces, revenue }, position) => ({
    // Products of different models may share a name.
    key: `${position} ${name}`,
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

const Shares = styled(DefinitionList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${theme.space.m};
  font-variant-numeric: tabular-nums;

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }

  strong {
    display: block;
    font-size: ${theme.size.l};
    font-weight: ${theme.weight.semibold};
  }
`

function Tiers({ tiers }: Pick<Analytics, 'tiers'>) {
  return (
    <Panel title="Tiers">
      <Shares>
        {tiers.map(({ tier, orders, revenue }) => (
          <Definition key={tier} term={roleNameOf(tier)}>
            <strong>{formatRupees(revenue)}</strong>
            <small>{`${formatCount(orders)} ${orders === 1 ? 'order' : 'orders'}`}</small>
          </Definition>
        ))}
      </Shares>
    </Panel>
  )
}

/** Top sellers, tiers and low stock. */
export function Rankings({ analytics }: { analytics: Analytics }) {
  const { topProducts, topBrands, topCategories, tiers, lowStock } = analytics
  return (
    <Stack>
      {tiers.length > 1 ? <Tiers tiers={tiers} /> : null}
      <Grid min="18rem">
        <LowStock lowStock={lowStock} />
        <TopSellers title="Top products" sold={topProducts} />
        <TopSellers title="Top brands" sold={topBrands} />
        <TopSellers title="Top categories" sold={topCategories} />
      </Grid>
    </Stack>
  )
}
