import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  labelOfStatus,
  type PaymentStatus,
  paymentStatuses,
} from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { SelectField, toast } from '@store/ui'
import { useSetPaymentStatusMutation } from '../admin-order-changes-api.ts'
import { openPickerBeforeChange } from './select-picker.ts'

const choices = paymentStatuses.map((status) => ({ value: status, label: labelOfStatus(status) }))

type PaymentStatusSelectProps = {
  order: Order
  /** The key that focuses it. */
  shortcut?: string | undefined
}

/** Changes the payment status (money 1.3); a cancelled order never changes again (ordering 4.3). */
export function PaymentStatusSelect({ order, shortcut }: PaymentStatusSelectProps) {
  const isLocked = order.orderStatus === 'cancelled'
  const [setStatus, { isLoading, originalArgs }] = useSetPaymentStatusMutation()

  const changeTo = async (paymentStatus: PaymentStatus) => {
    try {
      await setStatus({ id: order._id, paymentStatus }).unwrap()
      toast.success(adminMessages.orders.paymentUpdated)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.paymentFailed))
    }
  }

  return (
    <SelectField
      label="Payment status"
      name={`payment-${order._id}`}
      options={choices}
      value={isLoading && originalArgs ? originalArgs.paymentStatus : order.paymentStatus}
      disabled={isLocked}
      hint={isLocked ? adminMessages.orders.cancelled : undefined}
      aria-keyshortcuts={shortcut}
      aria-busy={isLoading}
      onKeyDown={openPickerBeforeChange}
      onChange={(status) => {
        if (!isLoading) void changeTo(status)
      }}
    />
  )
}
