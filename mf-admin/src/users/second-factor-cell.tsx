import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { messageOf } from '@store/sdk'
import { ConfirmDialog, FormMessage, IconButton, toast } from '@store/ui'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useStepUp } from '../security/step-up/use-step-up.tsx'
import { useRemoveSecondFactorOfUserMutation } from './users-api.ts'

/** Removes the second factor of a user who lost it; nothing for a user without one. */
export function SecondFactorCell({ user }: { user: ManagedUser }) {
  const [isAsking, setAsking] = useState(false)
  if (!user.secondFactor) return null
  return (
    <>
      <IconButton
        label={`Remove the second factor of ${user.name}`}
        icon={ShieldOff}
        title="Remove second factor"
        onClick={() => setAsking(true)}
      />
      {isAsking ? <RemovalDialog user={user} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function RemovalDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const stepUp = useStepUp()
  const [remove, { isLoading, error }] = useRemoveSecondFactorOfUserMutation()
  const handleConfirm = async () => {
    try {
      const { message } = await stepUp.run(() => remove(user._id).unwrap())
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
        question={`Remove the second factor of ${user.name}?`}
        confirmLabel="Remove second factor"
        danger
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      >
        <p>
          {user.name} is logged out everywhere, gets an email, and can log in with the password
          alone. Make sure first that it is really {user.name} who asks.
        </p>
        {error === undefined ? null : (
          <FormMessage>{messageOf(error, secondFactorMessages.removeFailed)}</FormMessage>
        )}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
