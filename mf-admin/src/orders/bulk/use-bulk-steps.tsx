import type { Order } from '@store/contract/schemas/orders/orders'
import { toast } from '@store/ui'
import { useState } from 'react'
import { useRights } from '../../rights/use-rights.ts'
import { isUnpaid, type NextStep, nextStepOf } from '../status-change/next-step.ts'
import { BulkShipDialog } from './bulk-ship-dialog.tsx'
import { BulkUnpaidDialog } from './bulk-unpaid-dialog.tsx'
import type { Shipment } from './docket-numbers.ts'
import { useBulkStatus } from './use-bulk-status.ts'

/** A next step, and the selected orders that can take it. */
export interface BulkStep extends NextStep {
  orders: readonly Order[]
}

/** The next steps of the selected orders, in the order in which an order takes them. */
export function stepsOf(orders: readonly Order[]): BulkStep[] {
  return (['processing', 'shipped', 'delivered'] as const).flatMap((status) => {
    const ready = orders.filter((order) => nextStepOf(order)?.status === status)
    const step = ready[0] && nextStepOf(ready[0])
    return step ? [{ ...step, orders: ready }] : []
  })
}

/**
 * Takes the next step of many orders at once. It asks before unpaid orders are started, and for the courier when orders ship.
 * @param onDone receives the orders that were changed
 */
export function useBulkSteps(orders: readonly Order[], onDone: (done: readonly Order[]) => void) {
  const { setStatuses, ...bulk } = useBulkStatus(onDone)
  const [asked, setAsked] = useState<BulkStep>()
  const close = () => setAsked(undefined)
  const { mayDo } = useRights()
  const steps = mayDo(['orders', 'packing']) ? stepsOf(orders) : []

  const start = async (chosen: readonly Order[]) => {
    close()
    // A toast says why it failed; the orders stay selected.
    await setStatuses(chosen, 'processing').catch(() => undefined)
  }
  const take = (step: BulkStep) => {
    if (bulk.isBusy) return
    if (step.status === 'shipped') setAsked(step)
    else if (step.status === 'processing' && step.orders.some(isUnpaid)) setAsked(step)
    else void setStatuses(step.orders, step.status).catch(() => undefined)
  }
  const ship = async (step: BulkStep, shipment: Shipment) => {
    const refused = await setStatuses(step.orders, step.status, shipment)
    const isRefused = new Set(refused.map(({ _id }) => _id))
    // They stay open as they were typed, to be corrected and sent again.
    setAsked({ ...step, orders: step.orders.filter(({ _id }) => isRefused.has(_id)) })
    return refused
  }
  /** As they are now: one that somebody else shipped meanwhile is not sent again. */
  const stillReady = (step: BulkStep): BulkStep => {
    const latest = new Map(orders.map((order) => [order._id, order]))
    const ready = step.orders.map((order) => latest.get(order._id) ?? order)
    return { ...step, orders: ready.filter((order) => nextStepOf(order)?.status === step.status) }
  }
  const dialogOf = (step: BulkStep) => {
    const { status, orders: chosen } = stillReady(step)
    if (chosen.length === 0) return null
    return status === 'shipped' ? (
      <BulkShipDialog
        orders={chosen}
        onClose={close}
        onShip={(shipment) => ship({ ...step, orders: chosen }, shipment)}
      />
    ) : (
      <BulkUnpaidDialog
        count={chosen.length}
        unpaid={chosen.filter(isUnpaid).length}
        onClose={close}
        onStartAll={() => void start(chosen)}
        onStartPaid={() => void start(chosen.filter((order) => !isUnpaid(order)))}
      />
    )
  }
  return {
    ...bulk,
    steps,
    take,
    /** Takes the step when all selected orders have the same one. */
    takeOnly: () => {
      const [only, another] = steps
      if (only && !another) take(only)
      else toast.info('The selected orders have different next steps. Choose one below the list.')
    },
    dialog: asked ? dialogOf(asked) : null,
  }
}
