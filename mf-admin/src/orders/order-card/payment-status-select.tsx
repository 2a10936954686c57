import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  labelOfStatus,
  type PaymentStatus,
  paymentStatuses,
  toneOfPaymentStatus,
} from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { SelectField, StatusBadge, toast } from '@store/ui'
import { useRights } from '../../rights/use-rights.ts'
import { useSetPaymentStatusMutation } from '../admin-order-changes-api.ts'
import { openPickerBeforeChange } from './select-picker.ts'
import { StatusFact } from './status-fact.tsx'

const choices = paymentStatuses.map((status) => ({ value: status, label: labelOfStatus(status) }))

type PaymentStatusSelectProps = {
  order: Order
  /** The key that focuses it. */
  shortcut?: string | undefined
}

/** Changes the payment status (money 1.3), for who has the right to; a cancelled order never changes again (ordering 4.3). */
export function PaymentStatusSelect({ order, shortcut }: PaymentStatusSelectProps) {
  const { mayDo } = useRights()
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

  if (!mayDo(['money'])) {
    return (
      <StatusFact label="Payment status">
        <StatusBadge status={order.paymentStatus} tone={toneOfPaymentStatus(order.paymentStatus)} />
      </StatusFact>
    )
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
