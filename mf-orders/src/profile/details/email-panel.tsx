import { t } from '@lingui/core/macro'
import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { validateEmailChange } from '@store/contract/rules/accounts/profile-validation'
import { Form, Panel, PasswordField, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useChangeEmailMutation } from './details-api.ts'

/** Another e-mail address, for which the current password is asked; it counts once the link in its mail is opened. */
export function EmailPanel() {
  const [changeEmail] = useChangeEmailMutation()
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    validate: validateEmailChange,
    failure: profileMessages.emailFailed,
    submit: async (values) => {
      const { message } = await changeEmail(values).unwrap()
      form.reset()
      toast.success(message)
    },
  })
  return (
    <Panel title={t`Change email`}>
      <Form form={form} aria-label={t`Change email`}>
        <TextField
          label={t`New Email`}
          type="email"
          autoComplete="email"
          hint={t`We send a link there. Until you open it, your present address stays.`}
          required
          {...form.field('email')}
        />
        <PasswordField
          label={t`Current Password`}
          autoComplete="current-password"
          required
          {...form.field('currentPassword')}
        />
        <SubmitButton form={form}>{t`Change email`}</SubmitButton>
      </Form>
    </Panel>
  )
}
