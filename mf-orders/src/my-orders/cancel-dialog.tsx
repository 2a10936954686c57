import { messages } from '@store/contract/rules/messages'
import type { Order } from '@store/contract/schemas/orders'
import {
  ConfirmDialog,
  messageOf,
  shortOrderId,
  TextArea,
  toast,
  useCancelOrderMutation,
} from '@store/sdk'
import { useState } from 'react'

type CancelDialogProps = { order: Pick<Order, '_id'>; onClose: () => void }

/** Asks why an order shall be cancelled; without a reason it is not (spec §5). */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [cancelOrder, { isLoading }] = useCancelOrderMutation()

  const handleConfirm = async () => {
    if (reason.trim() === '') return setFault(messages.orders.reasonRequired)
    try {
      const { message } = await cancelOrder({ id: order._id, reason: reason.trim() }).unwrap()
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, messages.orders.cancelFailed))
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      question={`Cancel order #${shortOrderId(order._id)}?`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      danger
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <TextArea
        label="Reason for cancelling"
        name="reason"
        required
        maxLength={500}
        value={reason}
        error={fault}
        onChange={(text) => {
          setReason(text)
          setFault(undefined)
        }}
      />
    </ConfirmDialog>
  )
}
