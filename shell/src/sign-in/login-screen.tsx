import { t } from '@lingui/core/macro'
import { validateLogin } from '@store/contract/rules/accounts/account-validation'
import * as messages from '@store/contract/rules/messages'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { challengeOf, type StartedLogin, useLoginMutation } from '@store/host'
import { messageOf, useSession } from '@store/sdk'
import { Form, PasswordField, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { DemoSignIn } from './demo/demo-sign-in.tsx'
import {
  clearInterruptedVisit,
  type InterruptedVisit,
  readInterruptedVisit,
} from './interrupted-visit.ts'
import { SecondStep } from './second-step/second-step.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { SignInReason } from './sign-in-reason.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'

/** Navigates back to where the session expired, with the state of that history entry. */
function ResumeVisit({ visit: { location } }: { visit: InterruptedVisit }) {
  useEffect(clearInterruptedVisit, [])
  return <Navigate to={location} state={location.state} replace />
}

/**
 * Login (screens 6.1): e-mail and password, for an account with a second factor that, then to where the visitor was, else
 * to the landing page of the role. After an expired session the same user continues at the saved location, also after
 * signing in again in another tab.
 */
export function LoginScreen() {
  const finishSignIn = useFinishSignIn()
  const [login] = useLoginMutation()
  const [visit] = useState(readInterruptedVisit)
  const [started, setStarted] = useState<StartedLogin>()
  const { user: signedIn } = useSession()
  const handleSignedIn = async (user: User) => {
    toast.success(messages.login.success)
    if (user._id !== visit?.userId) await finishSignIn(user)
  }
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    try {
      const { user } = await login({ email: email.trim(), password }).unwrap()
      await handleSignedIn(user)
    } catch (error) {
      const secondStep = challengeOf(error)
      if (secondStep === undefined) throw error
      setStarted(secondStep)
    }
  }
  const form = useForm({
    initial: { email: '', password: '' },
    draft: 'login',
    secret: ['password'],
    validate: validateLogin,
    failure: messages.login.failed,
    submit: signIn,
  })
  const signInToDemo = (account: { email: string; password: string }) =>
    signIn(account).catch((error: unknown) =>
      form.fail({ message: messageOf(error, messages.login.failed), fields: [] }),
    )
  if (visit?.userId !== undefined && signedIn?._id === visit.userId)
    return <ResumeVisit visit={visit} />
  if (started !== undefined) {
    const restart = () => setStarted(undefined)
    return <SecondStep started={started} onSignedIn={handleSignedIn} onRestart={restart} />
  }
  return (
    <SignInPage
      title={t`Login`}
      extra={<DemoSignIn signIn={signInToDemo} />}
      footer={
        <>
          <Link to="/register">{t`Create an account`}</Link>
          <Link to="/forgot-password">{t`Forgot password?`}</Link>
        </>
      }
    >
      <SignInReason />
      <Form form={form} aria-label={t`Login`}>
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          {...form.field('email')}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        <SubmitButton form={form} wide>
          {t`Login`}
        </SubmitButton>
      </Form>
    </SignInPage>
  )
}
