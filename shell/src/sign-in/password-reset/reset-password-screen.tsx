import { t } from '@lingui/core/macro'
import { passwordResetMessages } from '@store/contract/rules/accounts/account-messages'
import { shortestPassword } from '@store/contract/rules/accounts/account-validation'
import { validateNewPassword } from '@store/contract/rules/accounts/recovery-validation'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { useResetPasswordMutation } from '@store/host'
import { Form, PasswordField, SubmitButton, toast, useForm } from '@store/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { MissingEmailNotice } from '../missing-email-notice.tsx'
import { SignInPage } from '../sign-in-page.tsx'
import { type ResetProgress, readProgress } from './reset-progress.ts'

interface NewPassword {
  newPassword: string
  confirmPassword: string
}

/** Last step of a password reset: the new password, twice; then to Login. */
export function ResetPasswordScreen() {
  const progress = readProgress(useLocation().state)
  return progress?.resetToken ? (
    <PasswordForm email={progress.email} resetToken={progress.resetToken} />
  ) : (
    <MissingEmailNotice />
  )
}

function findFault({ newPassword, confirmPassword }: NewPassword): FormError | undefined {
  const fault = validateNewPassword({ newPassword })
  if (fault || newPassword === confirmPassword) return fault
  return fieldError('confirmPassword', passwordResetMessages.mismatch)
}

function PasswordForm({ email, resetToken }: Required<ResetProgress>) {
  const navigate = useNavigate()
  const [resetPassword] = useResetPasswordMutation()
  const form = useForm<NewPassword>({
    initial: { newPassword: '', confirmPassword: '' },
    validate: findFault,
    failure: passwordResetMessages.resetFailed,
    submit: async ({ newPassword }) => {
      await resetPassword({ email, newPassword, resetToken }).unwrap()
      toast.success(passwordResetMessages.reset)
      await navigate('/login')
    },
  })
  return (
    <SignInPage title={t`Reset Password`} intro={t`Choose a new password for ${email}.`}>
      <Form form={form} aria-label={t`Reset Password`}>
        <PasswordField
          label={t`New Password`}
          autoComplete="new-password"
          hint={t`At least ${shortestPassword} characters`}
          required
          {...form.field('newPassword')}
        />
        <PasswordField
          label={t`Confirm Password`}
          autoComplete="new-password"
          required
          {...form.field('confirmPassword')}
        />
        <SubmitButton form={form} wide>
          {t`Reset Password`}
        </SubmitButton>
      </Form>
    </SignInPage>
  )
}
