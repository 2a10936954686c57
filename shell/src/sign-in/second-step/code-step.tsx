import { t } from '@lingui/core/macro'
import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { validateSecondFactorCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { useFinishLoginMutation } from '@store/host'
import { Form, SubmitButton, TextField, useForm } from '@store/ui'
import { restartWhenEnded } from './restart-when-ended.ts'
import type { SecondStepProps } from './second-step-props.ts'

/** The second step of a login by a code of the authenticator app, or by a recovery code. */
export function CodeStep({ isRecovery, ...props }: SecondStepProps & { isRecovery: boolean }) {
  const { started, onSignedIn, onRestart } = props
  const [finishLogin] = useFinishLoginMutation()
  const form = useForm({
    initial: { code: '' },
    secret: ['code'],
    validate: validateSecondFactorCode,
    failure: secondFactorMessages.verifyFailed,
    submit: ({ code }) =>
      restartWhenEnded(onRestart, async () => {
        const { user } = await finishLogin({ challenge: started.challenge, code }).unwrap()
        await onSignedIn(user)
      }),
  })
  return (
    <Form form={form} aria-label={t`Confirm it is you`}>
      <TextField
        label={isRecovery ? t`Recovery code` : t`Code`}
        {...(isRecovery
          ? { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 20 }
          : { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 })}
        autoFocus
        required
        {...form.field('code')}
      />
      <SubmitButton form={form} wide>
        {t`Confirm`}
      </SubmitButton>
    </Form>
  )
}
