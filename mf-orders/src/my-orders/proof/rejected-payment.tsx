import { t } from '@lingui/core/macro'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Cluster, FormMessage } from '@store/ui'
import { NewProofButton } from './new-proof-button.tsx'

/** The reason of the latest rejection. */
function reasonOf({ timeline }: Order): string | undefined {
  return timeline.findLast(({ kind, to }) => kind === 'payment' && to === 'failed')?.reason
}

/** Shows why the payment was rejected, and takes a new proof. */
export function RejectedPayment({ order }: { order: Order }) {
  if (order.proofStatus !== 'rejected' || order.orderStatus === 'cancelled') return null
  const reason = reasonOf(order)
  return (
    <FormMessage tone="warning">
      <Cluster justify="space-between">
        <p>
          <strong>{t`Your payment could not be confirmed.`}</strong>{' '}
          {reason === undefined
            ? t`Please send another proof of it.`
            : t`The store says: ${reason}`}
        </p>
        <NewProofButton order={order} />
      </Cluster>
    </FormMessage>
  )
}
