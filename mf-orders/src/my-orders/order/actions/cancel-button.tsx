import { t } from '@lingui/core/macro'
import { isCancellable } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { Button } from '@store/ui'
import { useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'

/** Cancels an order, after asking why; nothing once that is not possible any more (ordering 4.4). */
export function CancelButton({ order }: { order: Order }) {
  const [isCancelling, setIsCancelling] = useState(false)
  return (
    <>
      {isCancellable(order.orderStatus) ? (
        <Button variant="quiet" size="s" onClick={() => setIsCancelling(true)}>
          {t`Cancel order`}
        </Button>
      ) : null}
      {isCancelling ? <CancelDialog order={order} onClose={() => setIsCancelling(false)} /> : null}
    </>
  )
}
