import { t } from '@lingui/core/macro'
import { needsBuyer, openPaymentOf } from '@store/contract/rules/orders/next-step'
import { amountToPay } from '@store/contract/rules/orders/reserved/reserved-order'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import {
  Cluster,
  formatDate,
  formatDateTime,
  Heading,
  LinkButton,
  Stack,
  shortOrderId,
} from '@store/ui'
import { type ReactNode, useId } from 'react'
import { ActionRows } from '../../action-rows.ts'
import { orderPathOf } from '../../order-link.ts'
import { nextWordsOf } from '../order/next-words.ts'

/** What is due of an order, or where it is. */
function stateOf(order: Order): string {
  const number = shortOrderId(order._id)
  switch (needsBuyer(order) ? openPaymentOf(order) : undefined) {
    case 'rest':
      return t`Paid in part: order #${number}`
    case 'newProof':
      return t`Payment proof rejected: order #${number}`
    case 'transfer':
    case 'failedOnline':
    case 'onlinePayment':
      return t`Not paid yet: order #${number}`
    case 'proofCheck':
    case undefined:
      return nextWordsOf(order)
  }
}

/** What the buyer does next: pays, sends another proof, or follows the parcel. */
function Action({ order }: { order: Order }) {
  const { _id, dispatch } = order
  const number = shortOrderId(_id)
  const sum = formatRupees(amountToPay(order))
  const to = orderPathOf(_id)
  if (!needsBuyer(order)) {
    const isElsewhere = dispatch?.trackingLink !== undefined
    return (
      <LinkButton
        to={dispatch?.trackingLink ?? to}
        {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
        variant="secondary"
        size="s"
        aria-label={t`Track order #${number}`}
      >
        {t`Track`}
      </LinkButton>
    )
  }
  switch (openPaymentOf(order)) {
    case 'transfer':
    case 'rest':
      return (
        <LinkButton to={to} variant="accent" size="s" aria-label={t`Pay ${sum}: order #${number}`}>
          {t`Pay ${sum}`}
        </LinkButton>
      )
    case 'newProof':
      return (
        <LinkButton to={to} size="s" aria-label={t`Send new proof: order #${number}`}>
          {t`Send new proof`}
        </LinkButton>
      )
    case 'failedOnline':
    case 'onlinePayment':
    case 'proofCheck':
    case undefined:
      return (
        <LinkButton to={to} size="s" aria-label={t`Open order #${number}`}>
          {t`Open`}
        </LinkButton>
      )
  }
}

function WaitingOrder({ order }: { order: Order }) {
  const { _id, createdAt, payBy } = order
  const until = formatDateTime(payBy)
  const number = shortOrderId(_id)
  return (
    <li>
      <div>
        <strong>{stateOf(order)}</strong>
        <p>
          {needsBuyer(order) ? formatRupees(amountToPay(order)) : `#${number}`} ·{' '}
          {formatDate(createdAt)}
        </p>
        {payBy === undefined ? null : <p>{t`Pay until ${until}`}</p>}
      </div>
      <Action order={order} />
    </li>
  )
}

type WaitingOrdersProps = {
  orders: readonly Order[]
  /** Shown to the right of the title. */
  actions?: ReactNode
}

/** The orders that wait for the buyer, or are on their way to it, each with what to do; nothing when there are none. */
export function WaitingOrders({ orders, actions }: WaitingOrdersProps) {
  const headingId = useId()
  if (orders.length === 0) return null
  return (
    <Stack as="section" gap="xs" aria-labelledby={headingId}>
      <Cluster justify="space-between">
        <Heading id={headingId} level={2} size="l">
          {t`Waiting for you`}
        </Heading>
        {actions}
      </Cluster>
      <ActionRows>
        {orders.map((order) => (
          <WaitingOrder key={order._id} order={order} />
        ))}
      </ActionRows>
    </Stack>
  )
}
