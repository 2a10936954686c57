import type { Analytics } from '@store/contract/schemas/analytics'
import { useSession } from '@store/sdk'
import { Badge, formatCount, Panel, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { type Rank, RankList } from './rankings/rank-list.tsx'

/** Number of products shown before the rest is expanded. */
const initiallyVisible = 5

const Rest = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${theme.target};
    color: ${theme.color.primary};
    cursor: pointer;
  }
`

type Low = Analytics['lowStock'][number]

function rankOf({ _id, name, modelNo, stock }: Low, address: string): Rank {
  return {
    key: _id,
    name: <Link to={address}>{name}</Link>,
    note: modelNo,
    end:
      stock === 0 ? (
        <Badge tone="danger">Out of stock</Badge>
      ) : (
        <Badge tone="warning">{formatCount(stock)} left</Badge>
      ),
  }
}

/** Products with little or no stock, the lowest first. */
export function LowStock({ lowStock }: Pick<Analytics, 'lowStock'>) {
  const { role } = useSession()
  // The superadmin can restock, so the link leads to the product form.
  const pathOf = ({ _id }: Low) =>
    role === 'superadmin' ? `/superadmin/products?edit=${_id}` : `/product/${_id}`
  const ranks = lowStock.map((low) => rankOf(low, pathOf(low)))
  const rest = ranks.slice(initiallyVisible)
  return (
    <Panel title="Low stock">
      {ranks.length === 0 ? <p>No product is about to sell out.</p> : null}
      <RankList ranks={ranks.slice(0, initiallyVisible)} />
      {rest.length === 0 ? null : (
        <Rest>
          <summary>{formatCount(rest.length)} more</summary>
          <RankList ranks={rest} />
        </Rest>
      )}
    </Panel>
  )
}
