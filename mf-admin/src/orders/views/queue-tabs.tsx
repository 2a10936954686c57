import {
  type OrderQueue,
  orderQueueRules,
  orderQueues,
} from '@store/contract/rules/orders/admin/order-queues'
import { useSession } from '@store/sdk'
import { formatCount, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { writeOrdersView } from '../queue/orders-view.ts'
import { useOrdersView } from '../queue/use-orders-view.ts'
import { useQueueCounts } from './use-queue-counts.ts'

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    min-height: ${theme.targetDense};
    padding-inline: ${theme.space.xs};
    border-radius: ${theme.radius.m};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  a[aria-current] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.text};
  }

  ${theme.media.hover} {
    a:hover {
      color: ${theme.color.primary};
    }
  }
`

/** As wide as a usual count, so that nothing moves when it arrives. */
const Count = styled.span`
  min-width: 1.2em;
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.regular};
  text-align: center;
`

const tabs: readonly (OrderQueue | '')[] = ['', ...orderQueues]

/** The queues of orders that wait for an admin, with their counts. */
export function QueueTabs() {
  const { role } = useSession()
  const { view } = useOrdersView()
  const counts = useQueueCounts()
  return (
    <Tabs aria-label="Queues">
      {tabs.map((queue) => {
        const count = queue === '' ? undefined : counts?.[queue]
        // A queue says which statuses its orders have; a status filter beside it would only hide some.
        const shown = { ...view, queue, status: '', paymentStatus: '', page: 1 } as const
        return (
          <Link
            key={queue}
            to={{ pathname: `/${role}/orders`, search: String(writeOrdersView(shown)) }}
            aria-current={queue === view.queue ? 'page' : undefined}
          >
            {queue === '' ? 'All' : orderQueueRules[queue].label}
            {queue === '' ? null : <Count>{count === undefined ? null : formatCount(count)}</Count>}
          </Link>
        )
      })}
    </Tabs>
  )
}
