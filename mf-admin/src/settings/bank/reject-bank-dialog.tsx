import { validateRejection } from '@store/contract/rules/settings/bank-rules'
import { bankMessages } from '@store/contract/rules/settings/settings-messages'
import type { BankProposal } from '@store/contract/schemas/managed-settings'
import { messageOf, statusOf } from '@store/sdk'
import { Dialog, Form, SubmitButton, TextArea, toast, useForm } from '@store/ui'
import { useRejectBankDetailsMutation } from '../settings-api.ts'

type RejectBankDialogProps = { proposal: BankProposal; onClose: () => void }

/** Rejects the proposed bank details; the reason goes to all superadmins. */
export function RejectBankDialog({ proposal, onClose }: RejectBankDialogProps) {
  const [reject] = useRejectBankDetailsMutation()
  const form = useForm({
    initial: { reason: '' },
    validate: validateRejection,
    failure: bankMessages.rejectFailed,
    submit: async ({ reason }) => {
      try {
        const { message } = await reject({ id: proposal._id, reason }).unwrap()
        toast.success(message)
        onClose()
      } catch (failure) {
        // A proposal that is gone takes its dialog along.
        if (statusOf(failure) === 409) toast.error(messageOf(failure, bankMessages.rejectFailed))
        throw failure
      }
    },
  })
  return (
    <Dialog open title="Reject the change" onClose={onClose}>
      <Form form={form} aria-label="Reject the change">
        <TextArea
          label="Reason"
          hint="Sent to all superadmins by email"
          maxLength={500}
          required
          {...form.field('reason')}
        />
        <SubmitButton form={form}>Reject</SubmitButton>
      </Form>
    </Dialog>
  )
}
