import { t } from '@lingui/core/macro'
import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { formatDate, formatDateTime, LinkButton, Panel, shortOrderId, theme } from '@store/ui'
import styled from 'styled-components'
import { orderPathOf } from '../../order-link.ts'

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.xxs} ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-start: 1px solid ${theme.color.border};
  }

  strong {
    font-weight: ${theme.weight.medium};
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-variant-numeric: tabular-nums;
  }
`

function whatIsDue({ _id, paymentStatus, paymentMethod, openAmount }: Order): string {
  const number = shortOrderId(_id)
  if (paymentStatus === 'failed' && paymentMethod === 'bank_transfer') {
    return t`Payment proof rejected: order #${number}`
  }
  return openAmount === undefined
    ? t`Not paid yet: order #${number}`
    : t`Paid in part: order #${number}`
}

function WaitingOrder({ order }: { order: Order }) {
  const { _id, createdAt, payBy } = order
  const until = formatDateTime(payBy)
  const number = shortOrderId(_id)
  return (
    <li>
      <div>
        <strong>{whatIsDue(order)}</strong>
        <p>
          {formatDate(createdAt)} · {formatRupees(amountToPay(order))}
        </p>
        {payBy === undefined ? null : <p>{t`Pay until ${until}`}</p>}
      </div>
      <LinkButton to={orderPathOf(_id)} size="s" aria-label={t`Open order #${number}`}>
        {t`Open`}
      </LinkButton>
    </li>
  )
}

/** The orders that wait for the buyer, before all others; nothing when there are none. */
export function WaitingOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null
  return (
    <Panel title={t`Waiting for you`}>
      <Rows>
        {orders.map((order) => (
          <WaitingOrder key={order._id} order={order} />
        ))}
      </Rows>
    </Panel>
  )
}
