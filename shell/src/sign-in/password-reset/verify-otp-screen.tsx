import { t } from '@lingui/core/macro'
import { passwordResetMessages } from '@store/contract/rules/accounts/account-messages'
import { validateOtp } from '@store/contract/rules/accounts/recovery-validation'
import { useVerifyOtpMutation } from '@store/host'
import { Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { MissingEmailNotice } from '../missing-email-notice.tsx'
import { SignInPage } from '../sign-in-page.tsx'
import { type ResetProgress, readProgress } from './reset-progress.ts'

/** Second step of a password reset: the one-time code from the mail. */
export function VerifyOtpScreen() {
  const progress = readProgress(useLocation().state)
  return progress ? <OtpForm email={progress.email} /> : <MissingEmailNotice />
}

function OtpForm({ email }: Pick<ResetProgress, 'email'>) {
  const navigate = useNavigate()
  const [verifyOtp] = useVerifyOtpMutation()
  const form = useForm({
    initial: { otp: '' },
    validate: validateOtp,
    failure: passwordResetMessages.verifyFailed,
    submit: async ({ otp }) => {
      const { resetToken } = await verifyOtp({ email, otp: otp.trim() }).unwrap()
      toast.success(passwordResetMessages.verified)
      const progress: ResetProgress = { email, resetToken }
      await navigate('/reset-password', { state: progress })
    },
  })
  return (
    <SignInPage
      title={t`Verify OTP`}
      intro={t`Enter the code we sent to ${email}.`}
      footer={<Link to="/forgot-password">{t`Send a new code`}</Link>}
    >
      <Form form={form} aria-label={t`Verify OTP`}>
        <TextField
          label={t`OTP`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          {...form.field('otp')}
        />
        <SubmitButton form={form} wide>
          {t`Verify OTP`}
        </SubmitButton>
      </Form>
    </SignInPage>
  )
}
