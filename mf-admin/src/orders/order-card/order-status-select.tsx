import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  adminOrderStatuses,
  labelOfStatus,
  type OrderStatus,
} from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf, useSession } from '@store/sdk'
import { SelectField, toast } from '@store/ui'
import { useRef, useState } from 'react'
import { useSetOrderStatusMutation } from '../admin-order-changes-api.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { openPickerBeforeChange } from './select-picker.ts'

/** What an admin may choose; `placed` is shown while it is so, but only the store gives it (spec §4). */
function choicesFor(current: OrderStatus) {
  const statuses =
    current === 'placed' ? ([current, ...adminOrderStatuses] as const) : adminOrderStatuses
  return statuses.map((status) => ({ value: status, label: labelOfStatus(status) }))
}

/** Changes the order status (spec §4); cancelling needs confirmation and is final. */
export function OrderStatusSelect({ order }: { order: Order }) {
  const { role } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const [setStatus, { isLoading, originalArgs }] = useSetOrderStatusMutation()
  const container = useRef<HTMLDivElement>(null)
  const isLocked = order.orderStatus === 'cancelled'
  const shown = isLoading && originalArgs ? originalArgs.status : order.orderStatus

  const changeTo = async (status: OrderStatus) => {
    try {
      await setStatus({ role, id: order._id, status }).unwrap()
      toast.success(adminMessages.orders.statusUpdated)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.statusFailed))
    }
  }
  const handleConfirm = async () => {
    setIsAsking(false)
    await changeTo('cancelled')
    keepFocusWithin(container.current)
  }

  return (
    <div ref={container} tabIndex={-1}>
      <SelectField
        label="Order status"
        name={`status-${order._id}`}
        options={choicesFor(shown)}
        value={shown}
        disabled={isLocked}
        aria-keyshortcuts="s"
        aria-busy={isLoading}
        onKeyDown={openPickerBeforeChange}
        hint={isLocked ? adminMessages.orders.statusLocked : undefined}
        onChange={(status) => {
          if (isLoading) return
          if (status === 'cancelled') setIsAsking(true)
          else void changeTo(status)
        }}
      />
      {isAsking ? (
        <CancelOrderDialog
          order={order}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  )
}

/** A select that becomes disabled loses the focus; keep it nearby unless the user moved on. */
function keepFocusWithin(container: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === document.body || container?.contains(activeElement)) container?.focus()
}
