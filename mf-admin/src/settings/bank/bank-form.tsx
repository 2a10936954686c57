import { validateBank } from '@store/contract/rules/settings/bank-rules'
import { bankMessages } from '@store/contract/rules/settings/settings-messages'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { Button, Cluster, Form, Panel, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useEffect, useState } from 'react'
import { useStepUp } from '../../security/step-up/use-step-up.tsx'
import { FieldGrid } from '../sections/section-form.tsx'
import { useProposeBankDetailsMutation } from '../settings-api.ts'

type BankFormProps = { bank: ManagedSettings['bank']; onClose: () => void }

/** Proposes other bank details; it may ask for the second factor. */
export function BankForm({ bank, onClose }: BankFormProps) {
  const stepUp = useStepUp()
  const [propose] = useProposeBankDetailsMutation()
  // The version that is seen here, whatever is loaded meanwhile.
  const [{ value, version }] = useState(bank)
  const form = useForm({
    initial: value,
    draft: `settings/bank/${version}`,
    validate: validateBank,
    failure: bankMessages.proposeFailed,
    submit: async (values) => {
      const proposed = { ...values, seen: version }
      const { message } = await stepUp.run(() => propose(proposed).unwrap())
      toast.success(message)
      onClose()
    },
  })
  const { ref, reset } = form
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  const handleCancel = () => {
    reset()
    onClose()
  }
  return (
    <Panel title="Propose other bank details">
      <Form form={form} aria-label="Bank details">
        <FieldGrid>
          <TextField
            label="Account holder"
            maxLength={100}
            required
            {...form.field('accountHolder')}
          />
          <TextField label="Bank" maxLength={100} required {...form.field('bank')} />
          <TextField
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            required
            {...form.field('accountNumber')}
          />
          <TextField
            label="IFSC"
            hint="Such as SBIN0000300"
            autoComplete="off"
            maxLength={15}
            required
            {...form.field('ifsc')}
          />
          <TextField label="Branch" maxLength={100} required {...form.field('branch')} />
          <TextField
            label="UPI id"
            hint="Buyers get a QR code for it; may stay empty"
            autoComplete="off"
            maxLength={165}
            {...form.field('upiId')}
          />
        </FieldGrid>
        <p>Buyers see the present details until another superadmin confirms these.</p>
        <Cluster gap="s">
          <SubmitButton form={form}>Propose</SubmitButton>
          <Button variant="secondary" onClick={handleCancel}>
            Cancel
          </Button>
        </Cluster>
      </Form>
      {stepUp.dialog}
    </Panel>
  )
}
