import * as messages from '@store/contract/rules/messages'
import { messageOf, toast } from '@store/sdk'
import { ConfirmDialog, FormMessage } from '@store/sdk/parts'
import { questionOf, type WantedChange } from './user-change.ts'
import { useChangeUserMutation } from './users-api.ts'

type ChangeQuestionProps = { wanted: WantedChange; onClose: () => void }

/** Asks, does it, and says so; a refusal stays in the dialog, where what it speaks of is seen. */
export function ChangeQuestion({ wanted, onClose }: ChangeQuestionProps) {
  const [changeUser, { isLoading, error }] = useChangeUserMutation()
  const { question, meaning, confirmLabel, isDanger } = questionOf(wanted)

  const handleConfirm = async () => {
    const { user, ...change } = wanted
    const answer = await changeUser({ id: user._id, change })
    if (answer.error !== undefined) return
    toast.success(messages.users.updated)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      question={question}
      confirmLabel={confirmLabel}
      danger={isDanger}
      busy={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <p>{meaning}</p>
      {error === undefined ? null : (
        <FormMessage>{messageOf(error, messages.unexpected)}</FormMessage>
      )}
    </ConfirmDialog>
  )
}
