import { t } from '@lingui/core/macro'
import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { validateSecondFactorCode } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { isChallengeEnded, useFinishLoginMutation } from '@store/host'
import { messageOf } from '@store/sdk'
import { Button, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useState } from 'react'
import { SignInPage } from './sign-in-page.tsx'

interface SecondStepProps {
  /** From the first step. */
  challenge: string
  onSignedIn: (user: User) => Promise<void>
  /** The login begins anew. */
  onRestart: () => void
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, onSignedIn, onRestart }: SecondStepProps) {
  const [finishLogin] = useFinishLoginMutation()
  const [isRecovery, setRecovery] = useState(false)
  const form = useForm({
    initial: { code: '' },
    secret: ['code'],
    validate: validateSecondFactorCode,
    failure: secondFactorMessages.verifyFailed,
    submit: async ({ code }) => {
      try {
        const { user } = await finishLogin({ challenge, code }).unwrap()
        await onSignedIn(user)
      } catch (error) {
        if (!isChallengeEnded(error)) throw error
        toast.error(messageOf(error, secondFactorMessages.challengeEnded))
        onRestart()
      }
    },
  })
  const change = () => {
    setRecovery(!isRecovery)
    form.reset()
  }
  return (
    <SignInPage
      title={t`Confirm it is you`}
      intro={
        isRecovery
          ? t`Enter one of your recovery codes. Each works once.`
          : t`Enter the code that your authenticator app shows.`
      }
      footer={
        <>
          <Button variant="secondary" size="s" onClick={change}>
            {isRecovery ? t`Use the authenticator app` : t`Use a recovery code`}
          </Button>
          <Button variant="secondary" size="s" onClick={onRestart}>
            {t`Back to Login`}
          </Button>
        </>
      }
    >
      <Form form={form} aria-label={t`Confirm it is you`}>
        <TextField
          // Another field, which gets the focus.
          key={String(isRecovery)}
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
    </SignInPage>
  )
}
