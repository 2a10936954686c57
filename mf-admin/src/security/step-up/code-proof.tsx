import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { validateSecondFactorCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { Form, SubmitButton, TextField, useForm } from '@store/ui'
import { useProveSecondFactorMutation } from '../security-api.ts'

/** Proves the second factor by a code of the authenticator app, or by a recovery code. */
export function CodeProof(props: { isRecovery: boolean; onProved: () => void }) {
  const { isRecovery, onProved } = props
  const [prove] = useProveSecondFactorMutation()
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
  return (
    <Form form={form} aria-label="Confirm it is you">
      <TextField
        label={isRecovery ? 'Recovery code' : 'Code'}
        hint={isRecovery ? undefined : 'Six digits, from your authenticator app'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={20}
        autoFocus
        required
        {...form.field('code')}
      />
      <SubmitButton form={form} wide>
        Confirm
      </SubmitButton>
    </Form>
  )
}
