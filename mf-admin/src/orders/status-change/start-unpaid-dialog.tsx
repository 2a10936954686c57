import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { ConfirmDialog, shortOrderId } from '@store/ui'

type StartUnpaidDialogProps = { order: Order; onConfirm: () => void; onCancel: () => void }

/** Warns before an order is packed that nobody has paid. */
export function StartUnpaidDialog({ order, onConfirm, onCancel }: StartUnpaidDialogProps) {
  return (
    <ConfirmDialog
      open
      question={`Order #${shortOrderId(order._id)} is not paid. Start processing it?`}
      confirmLabel="Start anyway"
      cancelLabel="Not now"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>Its payment is {labelOfStatus(order.paymentStatus).toLowerCase()}.</p>
    </ConfirmDialog>
  )
}
