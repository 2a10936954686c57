import { t } from '@lingui/core/macro'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Button, Cluster, FormMessage } from '@store/ui'
import { useState } from 'react'
import { NewProofDialog } from './new-proof-dialog.tsx'

/** The reason of the latest rejection. */
function reasonOf({ timeline }: Order): string | undefined {
  return timeline.findLast(({ kind, to }) => kind === 'payment' && to === 'failed')?.reason
}

/** Shows why the payment was rejected, and takes a new proof. */
export function RejectedPayment({ order }: { order: Order }) {
  const [isSending, setIsSending] = useState(false)
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
        <Button size="s" onClick={() => setIsSending(true)}>
          {t`Send new proof`}
        </Button>
      </Cluster>
      {isSending ? <NewProofDialog order={order} onClose={() => setIsSending(false)} /> : null}
    </FormMessage>
  )
}
