import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  adminOrderStatuses,
  hasShipped,
  labelOfStatus,
  type OrderStatus,
  toneOfOrderStatus,
} from '@store/contract/rules/orders/order-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import { SelectField, StatusBadge } from '@store/ui'
import { useRef, useState } from 'react'
import { useRights } from '../../rights/use-rights.ts'
import { DispatchDialog } from '../dispatch/dispatch-dialog.tsx'
import { useLazyReadEwayBillsQuery } from '../dispatch/eway-bills-api.ts'
import { useStatusChange } from '../status-change/use-status-change.ts'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { openPickerBeforeChange } from './select-picker.ts'
import { StatusFact } from './status-fact.tsx'

/**
 * What an admin may choose; `placed` is shown while it is so, but nobody may choose it (ordering 4.2).
 * @param isForward who packs goes forward only (rights 2.3)
 */
function choicesFor(current: OrderStatus, isForward: boolean) {
  const known: readonly OrderStatus[] =
    current === 'placed' ? [current, ...adminOrderStatuses] : adminOrderStatuses
  const first = known.indexOf(current)
  const ahead = known.filter((status, index) => index >= first && status !== 'cancelled')
  const statuses = isForward && current !== 'cancelled' ? ahead : known
  return statuses.map((status) => ({ value: status, label: labelOfStatus(status) }))
}

type OrderStatusSelectProps = {
  order: Order
  /** The key that focuses it. */
  shortcut?: string | undefined
}

/** Changes the order status (desks 1.5). Cancelling is final and asks first; so does shipping what needs an e-way bill. */
export function OrderStatusSelect({ order, shortcut }: OrderStatusSelectProps) {
  const [asked, setAsked] = useState<'cancelled' | 'shipped'>()
  const [readEwayBills, { isFetching }] = useLazyReadEwayBillsQuery()
  const { changeStatus, pendingStatus, isLoading } = useStatusChange()
  const close = () => setAsked(undefined)
  const container = useRef<HTMLDivElement>(null)
  const { mayDo } = useRights()
  const isLocked = order.orderStatus === 'cancelled'
  const shown = pendingStatus ?? order.orderStatus

  const handleConfirm = async (reason: string | undefined) => {
    close()
    await changeStatus(order, 'cancelled', reason === undefined ? {} : { reason })
    keepFocusWithin(container.current)
  }

  /** Goods that need an e-way bill before they move are asked about; when that cannot be known, nothing stops them. */
  const ship = async () => {
    const [bill] = await readEwayBills([order._id])
      .unwrap()
      .catch(() => [])
    if (bill && bill.need !== 'none') setAsked('shipped')
    else await changeStatus(order, 'shipped')
  }

  if (!mayDo(['orders', 'packing'])) {
    return (
      <StatusFact label="Order status">
        <StatusBadge status={shown} tone={toneOfOrderStatus(shown)} />
      </StatusFact>
    )
  }
  return (
    <div ref={container} tabIndex={-1}>
      <SelectField
        label="Order status"
        name={`status-${order._id}`}
        options={choicesFor(shown, !mayDo(['orders']))}
        value={shown}
        disabled={isLocked}
        aria-keyshortcuts={shortcut}
        aria-busy={isLoading || isFetching}
        onKeyDown={openPickerBeforeChange}
        hint={isLocked ? adminMessages.orders.statusLocked : undefined}
        onChange={(status) => {
          if (isLoading || isFetching) return
          if (status === 'cancelled') setAsked(status)
          else if (status === 'shipped' && !hasShipped(order.orderStatus)) void ship()
          else void changeStatus(order, status)
        }}
      />
      {asked === 'cancelled' ? (
        <CancelOrderDialog
          order={order}
          onConfirm={(reason) => void handleConfirm(reason)}
          onCancel={close}
        />
      ) : null}
      {asked === 'shipped' ? <DispatchDialog order={order} onClose={close} /> : null}
    </div>
  )
}

/** A select that becomes disabled loses the focus; keep it nearby unless the user moved on. */
function keepFocusWithin(container: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement === document.body || container?.contains(activeElement)) container?.focus()
}
