import { isCancellable } from '@store/contract/rules/order-states'
import type { Order } from '@store/contract/schemas/orders'
import { Button, Cluster } from '@store/sdk'
import { useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** What a buyer can do with an order: order it again, cancel it while that is possible (spec §4). */
export function OrderActions({ order }: { order: Order }) {
  const [isCancelling, setIsCancelling] = useState(false)
  return (
    <Cluster gap="xs" justify="end">
      {isCancellable(order.orderStatus) ? (
        <Button variant="quiet" size="s" onClick={() => setIsCancelling(true)}>
          Cancel order
        </Button>
      ) : null}
      <ReorderButton order={order} />
      {isCancelling ? <CancelDialog order={order} onClose={() => setIsCancelling(false)} /> : null}
    </Cluster>
  )
}
