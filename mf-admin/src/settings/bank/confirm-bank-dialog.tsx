import { bankMessages } from '@store/contract/rules/settings/settings-messages'
import type { BankProposal } from '@store/contract/schemas/managed-settings'
import { messageOf, statusOf } from '@store/sdk'
import { ConfirmDialog, FormMessage, toast } from '@store/ui'
import { useStepUp } from '../../security/step-up/use-step-up.tsx'
import { useConfirmBankDetailsMutation } from '../settings-api.ts'

type ConfirmBankDialogProps = { proposal: BankProposal; onClose: () => void }

/** Confirms the proposed bank details; it may ask for the second factor. */
export function ConfirmBankDialog({ proposal, onClose }: ConfirmBankDialogProps) {
  const stepUp = useStepUp()
  const [confirm, { isLoading, error }] = useConfirmBankDetailsMutation()
  const { accountNumber, bank, accountHolder } = proposal.value
  const handleConfirm = async () => {
    try {
      const { message } = await stepUp.run(() => confirm(proposal._id).unwrap())
      toast.success(message)
      onClose()
    } catch (failure) {
      // Other errors are shown below. A proposal that is gone takes its dialog along.
      if (statusOf(failure) === 409) toast.error(messageOf(failure, bankMessages.confirmFailed))
    }
  }
  return (
    <>
      <ConfirmDialog
        open
        question="Change the bank details?"
        confirmLabel="Change bank details"
        danger
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onCancel={onClose}
      >
        <p>
          From now on buyers pay into account {accountNumber} of {accountHolder} at {bank}.
        </p>
        {error === undefined ? null : (
          <FormMessage>{messageOf(error, bankMessages.confirmFailed)}</FormMessage>
        )}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
