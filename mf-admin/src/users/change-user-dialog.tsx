import * as adminMessages from '@store/contract/rules/admin-messages'
import * as messages from '@store/contract/rules/messages'
import { messageOf } from '@store/sdk'
import { ConfirmDialog, FormMessage, toast } from '@store/ui'
import { useStepUp } from '../security/step-up/use-step-up.tsx'
import { confirmationOf, type RequestedChange } from './user-change.ts'
import { useChangeUserMutation } from './users-api.ts'

type ChangeUserDialogProps = { requested: RequestedChange; onClose: () => void }

/**
 * Confirms and sends a change of a user; a server error is shown inside the dialog. Another role may need a fresh second
 * factor of the superadmin.
 */
export function ChangeUserDialog({ requested, onClose }: ChangeUserDialogProps) {
  const stepUp = useStepUp()
  const [changeUser, { isLoading, error }] = useChangeUserMutation()
  const { question, meaning, confirmLabel, isDanger } = confirmationOf(requested)

  const handleConfirm = async () => {
    const { user, ...change } = requested
    try {
      await stepUp.run(() => changeUser({ id: user._id, change }).unwrap())
      toast.success(adminMessages.users.updated)
      onClose()
    } catch {
      // Shown below, from the state of the mutation.
    }
  }

  return (
    <>
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
      {stepUp.dialog}
    </>
  )
}
