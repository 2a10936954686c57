import type { Order } from '@store/contract/schemas/orders/orders'
import { Cluster, CopyButton, FormMessage } from '@store/ui'
import { OrderLink } from '../queue/order-link.tsx'
import { latestPaymentEventOf } from './latest-payment-event.ts'
import type { ReviewConflict } from './verdict/use-verdict.ts'

function describeOutcome(order: Order): string {
  if (order.orderStatus === 'cancelled') return 'was cancelled meanwhile.'
  const verdict = latestPaymentEventOf(order)
  const by = verdict ? ` by ${verdict.by}` : ''
  const why = verdict?.reason ? `: ${verdict.reason}` : '.'
  return `was ${order.proofStatus ?? 'changed'} meanwhile${by}${why}`
}

/** Another admin was first: shows their verdict, and the typed reason that was not sent. */
export function ReviewConflictNotice({ order, reason }: ReviewConflict) {
  return (
    <FormMessage tone="warning">
      <OrderLink id={order._id} /> {describeOutcome(order)}
      {reason === '' ? null : (
        <Cluster gap="xs">
          <span>Your reason was not sent: {reason}</span>
          <CopyButton text={reason} label="Copy your reason" />
        </Cluster>
      )}
    </FormMessage>
  )
}
