import { t } from '@lingui/core/macro'
import {
  passwordResetMessages,
  profileMessages,
} from '@store/contract/rules/accounts/account-messages'
import { shortestPassword } from '@store/contract/rules/accounts/account-validation'
import { validatePasswordChange } from '@store/contract/rules/accounts/profile-validation'
import { type FormError, fieldError } from '@store/contract/rules/field-errors'
import { Form, Panel, PasswordField, SubmitButton, toast, useForm } from '@store/ui'
import { useChangePasswordMutation } from './details-api.ts'

interface PasswordValues {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

const blank: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

function findFault(values: PasswordValues): FormError | undefined {
  const fault = validatePasswordChange(values)
  if (fault || values.newPassword === values.confirmPassword) return fault
  return fieldError('confirmPassword', passwordResetMessages.mismatch)
}

/** A new password, for which the current one is asked; other devices are signed out. */
export function PasswordPanel() {
  const [changePassword] = useChangePasswordMutation()
  const form = useForm<PasswordValues>({
    initial: blank,
    validate: findFault,
    failure: profileMessages.passwordFailed,
    submit: async ({ currentPassword, newPassword }) => {
      const { message } = await changePassword({ currentPassword, newPassword }).unwrap()
      form.reset()
      toast.success(message)
    },
  })
  return (
    <Panel title={t`Change password`}>
      <Form form={form} aria-label={t`Change password`}>
        <PasswordField
          label={t`Current Password`}
          autoComplete="current-password"
          required
          {...form.field('currentPassword')}
        />
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
        <SubmitButton form={form}>{t`Change password`}</SubmitButton>
      </Form>
    </Panel>
  )
}
