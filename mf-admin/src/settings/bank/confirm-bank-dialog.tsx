import { bankMessages } from '@store/contract/rules/settings/settings-messages'
import type { BankDetails, BankProposal } from '@store/contract/schemas/managed-settings'
import { messageOf, statusOf } from '@store/sdk'
import { ConfirmDialog, FormMessage, toast } from '@store/ui'
import styled from 'styled-components'
import { useStepUp } from '../../security/step-up/use-step-up.tsx'
import { useConfirmBankDetailsMutation } from '../settings-api.ts'
import { changedBankFacts } from './bank-facts.ts'

const List = styled.ul`
  overflow-wrap: anywhere;
`

type ConfirmBankDialogProps = {
  proposal: BankProposal
  /** The details that buyers see. */
  present: BankDetails
  onClose: () => void
}

/** Confirms the proposed bank details; it may ask for the second factor. */
export function ConfirmBankDialog({ proposal, present, onClose }: ConfirmBankDialogProps) {
  const stepUp = useStepUp()
  const [confirm, { isLoading, error }] = useConfirmBankDetailsMutation()
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
        <p>Buyers pay there from now on. This changes:</p>
        <List>
          {changedBankFacts(present, proposal.value).map(({ label, from, to }) => (
            <li key={label}>
              {label}: {from || 'none'} → <strong>{to || 'none'}</strong>
            </li>
          ))}
        </List>
        {error === undefined ? null : (
          <FormMessage>{messageOf(error, bankMessages.confirmFailed)}</FormMessage>
        )}
      </ConfirmDialog>
      {stepUp.dialog}
    </>
  )
}
