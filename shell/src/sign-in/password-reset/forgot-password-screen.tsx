import { t } from '@lingui/core/macro'
import { passwordResetMessages } from '@store/contract/rules/accounts/account-messages'
import { validateForgotPassword } from '@store/contract/rules/accounts/recovery-validation'
import { useForgotPasswordMutation } from '@store/host'
import { Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { Link, useNavigate } from 'react-router-dom'
import { SignInPage } from '../sign-in-page.tsx'
import type { ResetProgress } from './reset-progress.ts'

/** First step of a password reset (screens 6.3): requests a one-time code. */
export function ForgotPasswordScreen() {
  const navigate = useNavigate()
  const [sendOtp] = useForgotPasswordMutation()
  const form = useForm({
    initial: { email: '' },
    validate: validateForgotPassword,
    failure: passwordResetMessages.otpFailed,
    submit: async ({ email }) => {
      const progress: ResetProgress = { email: email.trim() }
      const { message } = await sendOtp({ email: progress.email }).unwrap()
      toast.success(message)
      await navigate('/verify-otp', { state: progress })
    },
  })
  return (
    <SignInPage
      title={t`Forgot Password`}
      intro={t`We send a one-time code to your email address.`}
      footer={<Link to="/login">{t`Back to Login`}</Link>}
    >
      <Form form={form} aria-label={t`Forgot Password`}>
        <TextField
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          {...form.field('email')}
        />
        <SubmitButton form={form} wide>
          {t`Send OTP`}
        </SubmitButton>
      </Form>
    </SignInPage>
  )
}
