import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  adminOrderStatuses,
  labelOfStatus,
  type OrderStatus,
} from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { SelectField } from '@store/ui'
import { useRef, useState } from 'react'
import { useStatusChange } from '../status-change/use-status-change.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { openPickerBeforeChange } from './select-picker.ts'

/** What an admin may choose; `placed` is shown while it is so, but nobody may choose it (ordering 4.2). */
function choicesFor(current: OrderStatus) {
  const statuses =
    current === 'placed' ? ([current, ...adminOrderStatuses] as const) : adminOrderStatuses
  return statuses.map((status) => ({ value: status, label: labelOfStatus(status) }))
}

type OrderStatusSelectProps = {
  order: Order
  /** The key that focuses it. */
  shortcut?: string | undefined
}

/** Changes the order status (desks 1.5); cancelling needs confirmation and is final. */
export function OrderStatusSelect({ order, shortcut }: OrderStatusSelectProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { changeStatus, pendingStatus, isLoading } = useStatusChange()
  const container = useRef<HTMLDivElement>(null)
  const isLocked = order.orderStatus === 'cancelled'
  const shown = pendingStatus ?? order.orderStatus

  const handleConfirm = async (reason: string | undefined) => {
    setIsAsking(false)
    await changeStatus(order, 'cancelled', reason === undefined ? {} : { reason })
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
        aria-keyshortcuts={shortcut}
        aria-busy={isLoading}
        onKeyDown={openPickerBeforeChange}
        hint={isLocked ? adminMessages.orders.statusLocked : undefined}
        onChange={(status) => {
          if (isLoading) return
          if (status === 'cancelled') setIsAsking(true)
          else void changeStatus(order, status)
        }}
      />
      {isAsking ? (
        <CancelOrderDialog
          order={order}
          onConfirm={(reason) => void handleConfirm(reason)}
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
