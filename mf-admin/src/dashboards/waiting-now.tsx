import {
  type OrderQueue,
  orderQueueRules,
  orderQueues,
} from '@store/contract/rules/orders/admin/order-queues'
import { useSession } from '@store/sdk'
import { formatCount, Grid, Heading, Stack, TileLink, theme } from '@store/ui'
import styled from 'styled-components'
import { useGetQueueCountsQuery } from '../orders/views/queue-counts-api.ts'

const Tile = styled(TileLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  column-gap: ${theme.space.xs};
  padding-block: ${theme.space.s};

  strong {
    /* As wide as two digits, so that nothing moves when the count arrives. */
    min-width: 1.3em;
    color: ${theme.color.primary};
    font-size: ${theme.size.xxl};
    font-variant-numeric: tabular-nums;
    line-height: ${theme.line.tight};
  }

  &[data-empty] strong {
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.regular};
  }

  b {
    font-weight: ${theme.weight.semibold};
  }

  small {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** What the orders of each queue wait for. */
const hints: Record<OrderQueue, string> = {
  toCheck: 'Proofs without a verdict',
  toPack: 'Paid, not started',
  toShip: 'Started, not shipped',
  unpaid: 'No payment so far',
  rejected: 'Proof rejected, or payment failed',
}

function pathOf(role: string, queue: OrderQueue): string {
  return queue === 'toCheck' ? `/${role}/proofs` : `/${role}/orders?queue=${queue}`
}

/** Open work, exactly counted, with links to it (ui.md, Dashboards). */
export function WaitingNow() {
  const { role } = useSession()
  const { data: counts } = useGetQueueCountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: role === 'visitor',
  })
  return (
    <Stack as="section" gap="s" aria-label="Waits for me now">
      <Heading level={2} size="l">
        Waits for me now
      </Heading>
      <Grid min="11rem" gap="s" stretch>
        {orderQueues.map((queue) => (
          <Tile
            key={queue}
            to={pathOf(role, queue)}
            data-empty={counts?.[queue] === 0 || undefined}
          >
            <strong>{counts ? formatCount(counts[queue]) : '–'}</strong>{' '}
            <b>{orderQueueRules[queue].label}</b> <small>{hints[queue]}</small>
          </Tile>
        ))}
      </Grid>
    </Stack>
  )
}
