import { isRecord } from '@store/contract/rules/is-record'
import { DeferredView, deferCode } from '@store/ui'
import { useState } from 'react'

/** Several screens use it, and few visits need it. */
const stepUpDialog = deferCode(async () => (await import('./step-up-dialog.tsx')).StepUpDialog)

interface Waiting {
  proceed: () => void
  cancel: () => void
}

function isProofNeeded(error: unknown): boolean {
  return isRecord(error) && isRecord(error.data) && error.data.code === 'second_factor_needed'
}

/**
 * Makes calls that the API allows only after a fresh second factor: it asks for it in a dialog and repeats the call.
 * The screen below stays as it is, so nothing typed is lost.
 * @returns `run`, which throws what the call throws, and after Cancel its refusal; and the dialog to render
 * @example const stepUp = useStepUp(); await stepUp.run(() => changeUser(change).unwrap()); … {stepUp.dialog}
 */
export function useStepUp() {
  const [waiting, setWaiting] = useState<Waiting>()
  const waitForProof = (refusal: unknown) =>
    new Promise<void>((resolve, reject) => {
      setWaiting({ proceed: resolve, cancel: () => reject(refusal) })
    })
  const run = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      if (!isProofNeeded(error)) throw error
      await waitForProof(error)
      return call()
    }
  }
  const end = (next: () => void) => () => {
    setWaiting(undefined)
    next()
  }
  const dialog = waiting && (
    <DeferredView code={stepUpDialog} loading={null}>
      {(StepUpDialog) => (
        <StepUpDialog onProved={end(waiting.proceed)} onCancel={end(waiting.cancel)} />
      )}
    </DeferredView>
  )
  return { run, dialog }
}
