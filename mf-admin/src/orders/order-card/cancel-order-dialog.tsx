import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { ConfirmDialog, shortOrderId } from '@store/ui'

type CancelOrderDialogProps = { order: Order; onConfirm: () => void; onCancel: () => void }

/** Confirms a cancellation: it restocks the pieces, may need a refund, and cannot be undone. */
export function CancelOrderDialog({ order, onConfirm, onCancel }: CancelOrderDialogProps) {
  const sum = formatRupees(order.totalAmount)
  return (
    <ConfirmDialog
      open
      question={`Cancel order #${shortOrderId(order._id)} of ${sum}?`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        Its pieces go back to the stock, and {order.shippingInfo.fullName} sees it as cancelled.
        This cannot be undone.
      </p>
      {order.paymentStatus === 'paid' ? <p>It is paid: {sum} has to be returned.</p> : null}
    </ConfirmDialog>
  )
}
