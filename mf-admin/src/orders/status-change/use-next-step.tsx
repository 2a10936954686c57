import type { Order } from '@store/contract/schemas/orders/orders'
import { useState } from 'react'
import { useRights } from '../../rights/use-rights.ts'
import { DispatchDialog } from '../dispatch/dispatch-dialog.tsx'
import { isUnpaid, nextStepOf } from './next-step.ts'
import { StartUnpaidDialog } from './start-unpaid-dialog.tsx'
import { useStatusChange } from './use-status-change.ts'

/**
 * Takes the next step of an order. It asks before an unpaid order is started, and for the courier when one is shipped.
 * @returns `take`, whether the rights allow any step, and the `dialog` to render
 */
export function useNextStep() {
  const { changeStatus, isLoading } = useStatusChange()
  const canTake = useRights().mayDo(['orders', 'packing'])
  const [asked, setAsked] = useState<Order>()
  const close = () => setAsked(undefined)

  const take = (order: Order) => {
    const step = nextStepOf(order)
    if (step === undefined || isLoading || !canTake) return
    const needsAnswer =
      step.status === 'shipped' || (step.status === 'processing' && isUnpaid(order))
    if (needsAnswer) setAsked(order)
    else void changeStatus(order, step.status)
  }
  const dialogOf = (order: Order) =>
    nextStepOf(order)?.status === 'shipped' ? (
      <DispatchDialog order={order} onClose={close} />
    ) : (
      <StartUnpaidDialog
        order={order}
        onCancel={close}
        onConfirm={() => {
          close()
          void changeStatus(order, 'processing')
        }}
      />
    )
  return { take, canTake, isBusy: isLoading, dialog: asked ? dialogOf(asked) : null }
}
