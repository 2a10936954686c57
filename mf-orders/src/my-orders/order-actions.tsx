import { isCancellable } from '@store/contract/rules/order-states'
import type { Order } from '@store/contract/schemas/orders'
import { Button, Cluster, FileLink, shortOrderId } from '@store/sdk'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** What a buyer can do with an order: read its bill, order it again, cancel it while that is possible (spec §4). */
export function OrderActions({ order }: { order: Order }) {
  const [isCancelling, setIsCancelling] = useState(false)
  const number = shortOrderId(order._id)
  return (
    <Cluster gap="xs" justify="end">
      {order.paymentProof ? (
        <FileLink href={order.paymentProof} icon={FileText} shown variant="quiet">
          Payment proof
        </FileLink>
      ) : null}
      {order.billUrl ? (
        <FileLink href={order.billUrl} icon={Download} download={`bill-${number}.pdf`}>
          Download bill
        </FileLink>
      ) : null}
      <ReorderButton order={order} />
      {isCancellable(order.orderStatus) ? (
        <Button variant="secondary" size="s" onClick={() => setIsCancelling(true)}>
          Cancel order
        </Button>
      ) : null}
      {isCancelling ? <CancelDialog order={order} onClose={() => setIsCancelling(false)} /> : null}
    </Cluster>
  )
}
