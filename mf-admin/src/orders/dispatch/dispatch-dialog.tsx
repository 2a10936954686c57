import type { Order } from '@store/contract/schemas/orders/orders'
import { Dialog, shortOrderId } from '@store/ui'
import { DispatchForm } from './dispatch-form.tsx'

type DispatchDialogProps = { order: Order; onClose: () => void }

/** Asks how an order is sent, and marks it as shipped. */
export function DispatchDialog({ order, onClose }: DispatchDialogProps) {
  return (
    <Dialog open title={`Mark order #${shortOrderId(order._id)} as shipped`} onClose={onClose}>
      <DispatchForm order={order} onClose={onClose} />
    </Dialog>
  )
}
