import type { Analytics } from '@store/contract/schemas/analytics'
import { Badge, formatCount, Panel, theme } from '@store/sdk'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { type Rank, RankList } from './rank-list.tsx'

/** Products that are seen at once; the others unfold. */
const seenAtOnce = 5

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

function rankOf({ _id, name, modelNo, stock }: Analytics['lowStock'][number]): Rank {
  return {
    key: _id,
    name: <Link to={`/product/${_id}`}>{name}</Link>,
    note: modelNo || 'N/A',
    end:
      stock === 0 ? (
        <Badge tone="danger">Out of stock</Badge>
      ) : (
        <Badge tone="warning">{formatCount(stock)} left</Badge>
      ),
  }
}

/** What will soon be gone, or is, the least first. */
export function LowStock({ lowStock }: Pick<Analytics, 'lowStock'>) {
  const ranks = lowStock.map(rankOf)
  const rest = ranks.slice(seenAtOnce)
  return (
    <Panel title="Low stock">
      {ranks.length === 0 ? <p>No product is about to sell out.</p> : null}
      <RankList ranks={ranks.slice(0, seenAtOnce)} />
      {rest.length === 0 ? null : (
        <Rest>
          <summary>{formatCount(rest.length)} more</summary>
          <RankList ranks={rest} />
        </Rest>
      )}
    </Panel>
  )
}
