import { apiTokenMessages as messages } from '@store/contract/rules/accounts/api-tokens'
import type { ApiToken } from '@store/contract/schemas/accounts/api-tokens'
import { messageOf } from '@store/sdk'
import { ConfirmDialog, FormMessage, toast } from '@store/ui'
import { useStepUp } from '../security/step-up/use-step-up.tsx'
import { useRevokeApiTokenMutation } from './api-tokens-api.ts'

/** Asks before a token is revoked, which needs a fresh second factor. */
export function RevokeDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const stepUp = useStepUp()
  const [revoke, { isLoading, error }] = useRevokeApiTokenMutation()
  const handleConfirm = async () => {
    try {
      const { message } = await stepUp.run(() => revoke(token._id).unwrap())
      toast.success(message)
      onClose()
    } catch {
      // Shown below, from the state of the mutation.
    }
  }
  return (
    <>
      <ConfirmDialog
        open
        question={`Revoke “${token.name}”?`}
        confirmLabel="Revoke"
        danger
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      >
        <p>The program that uses it can read nothing from now on. This cannot be undone.</p>
        {error === undefined ? null : (
          <FormMessage>{messageOf(error, messages.revokeFailed)}</FormMessage>
        )}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
