import type { MessageBody } from '@store/contract/schemas/wire'
import { messageOf } from '@store/sdk'
import { ConfirmDialog, FormMessage, toast } from '@store/ui'
import { useState } from 'react'
import { useStepUp } from './step-up/use-step-up.tsx'

interface FactorRemovalDialogProps {
  question: string
  /** What a login asks for afterwards; `undefined` when it is the last factor. */
  rest: string | undefined
  failure: string
  remove: () => Promise<MessageBody>
  onClose: () => void
}

/** Asks before a second factor is removed, which needs a fresh one. */
export function FactorRemovalDialog(props: FactorRemovalDialogProps) {
  const { question, rest, failure, remove, onClose } = props
  const stepUp = useStepUp()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const handleConfirm = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { message } = await stepUp.run(remove)
      toast.success(message)
      onClose()
    } catch (refusal) {
      setError(messageOf(refusal, failure))
      setBusy(false)
    }
  }
  return (
    <>
      <ConfirmDialog
        open
        question={question}
        confirmLabel="Remove"
        danger
        busy={isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      >
        <p>{rest ?? 'A login then needs the password only. Your recovery codes are deleted.'}</p>
        {error === undefined ? null : <FormMessage>{error}</FormMessage>}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
