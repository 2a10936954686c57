import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { validateSecondFactorCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { Button, Cluster, Dialog, Form, SubmitButton, TextField, useForm } from '@store/ui'
import { useState } from 'react'
import { useProveSecondFactorMutation } from '../security-api.ts'

type StepUpDialogProps = { onProved: () => void; onCancel: () => void }

/** Asks for a code of the second factor, before a change that a stolen session must not make. */
export function StepUpDialog({ onProved, onCancel }: StepUpDialogProps) {
  const [prove] = useProveSecondFactorMutation()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm({
    initial: { code: '' },
    secret: ['code'],
    validate: validateSecondFactorCode,
    failure: secondFactorMessages.verifyFailed,
    submit: async ({ code }) => {
      await prove({ code }).unwrap()
      onProved()
    },
  })
  const change = () => {
    setRecovery(!isRecovery)
    form.reset()
  }
  return (
    <Dialog open title="Confirm it is you" onClose={onCancel}>
      <Form form={form} aria-label="Confirm it is you">
        <p>This change needs your second factor again.</p>
        <TextField
          label={isRecovery ? 'Recovery code' : 'Code'}
          hint={isRecovery ? undefined : 'Six digits, from your authenticator app'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={20}
          required
          {...form.field('code')}
        />
        <Cluster gap="s" justify="space-between">
          <Button variant="secondary" onClick={change}>
            {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
          </Button>
          <Cluster gap="s">
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
            <SubmitButton form={form}>Confirm</SubmitButton>
          </Cluster>
        </Cluster>
      </Form>
    </Dialog>
  )
}
