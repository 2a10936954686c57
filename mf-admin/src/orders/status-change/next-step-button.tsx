import type { Order } from '@store/contract/schemas/orders/orders'
import { Button, Key } from '@store/ui'
import { ArrowRight } from 'lucide-react'
import { nextStepOf } from './next-step.ts'
import { useNextStep } from './use-next-step.tsx'

/** The next step of an order as a button; nothing when it is delivered or cancelled, or the rights do not allow it. */
export function NextStepButton({ order }: { order: Order }) {
  const { take, canTake, isBusy, dialog } = useNextStep()
  const step = nextStepOf(order)
  return (
    <>
      {step && canTake ? (
        <Button
          wide
          icon={ArrowRight}
          busy={isBusy}
          aria-keyshortcuts="n"
          onClick={() => take(order)}
        >
          {step.label} <Key aria-hidden>n</Key>
        </Button>
      ) : null}
      {dialog}
    </>
  )
}
