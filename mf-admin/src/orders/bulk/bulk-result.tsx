import { labelOfStatus, type OrderStatus } from '@store/contract/rules/orders/order-states'
import type { OrderRefused } from '@store/contract/schemas/orders/order-management'
import { announceOnMount, formatCount, IconButton, shortOrderId, theme } from '@store/ui'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useOrderAddress } from '../queue/order-address.ts'

/** What became of the selected orders. */
export interface BulkResult {
  status: OrderStatus
  done: number
  refused: readonly OrderRefused[]
}

const Notice = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space.s};
  max-height: 9rem;
  padding: ${theme.space.xxs} ${theme.space.s};
  overflow-y: auto;
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.warningSoft};
  font-size: ${theme.size.s};

  > div {
    flex: 1;
    padding-block: ${theme.space.xs};
  }
`

const ordersOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`

/** What was done, and per order why not. */
export function describeDone({ status, done }: BulkResult): string {
  return `${ordersOf(done)}: ${labelOfStatus(status)}`
}

/** The orders that were refused, each with the reason; they stay selected. */
export function BulkResultNotice({ result, onClose }: { result: BulkResult; onClose: () => void }) {
  const addressOf = useOrderAddress()
  if (result.refused.length === 0) return null
  return (
    <Notice role="status" ref={announceOnMount}>
      <div>
        <p>
          {describeDone(result)}. {ordersOf(result.refused.length)} not changed:
        </p>
        <ul>
          {result.refused.map(({ _id, message }) => (
            <li key={_id}>
              <Link to={addressOf(_id)}>#{shortOrderId(_id)}</Link> {message}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label="Dismiss" icon={X} onClick={onClose} />
    </Notice>
  )
}
