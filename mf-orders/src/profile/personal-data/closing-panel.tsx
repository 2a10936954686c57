import { t } from '@lingui/core/macro'
import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { dataRequestMessages, undoDays } from '@store/contract/rules/accounts/data-requests'
import { fieldError } from '@store/contract/rules/field-errors'
import { translate } from '@store/sdk'
import { Form, Panel, PasswordField, Stack, SubmitButton, toast, useForm } from '@store/ui'
import { useCloseAccountMutation } from './data-requests-api.ts'

/** Closes the account, for which the current password is asked; logging in within a week keeps it (privacy 3.1). */
export function ClosingPanel() {
  const [closeAccount] = useCloseAccountMutation()
  const form = useForm({
    initial: { currentPassword: '' },
    validate: ({ currentPassword }) =>
      currentPassword === ''
        ? fieldError('currentPassword', profileMessages.currentPasswordRequired)
        : undefined,
    failure: dataRequestMessages.closeFailed,
    submit: async (values) => {
      const { message } = await closeAccount(values).unwrap()
      toast.success(translate(message))
    },
  })
  return (
    <Panel title={t`Close my account`}>
      <Stack gap="s">
        <p>
          {t`You are logged out everywhere at once. After ${undoDays} days we erase your account, addresses, cart, lists, reviews and messages. To keep the account, log in before that.`}
        </p>
        <p>
          {t`Invoices, payments, your account statement and orders stay, because the tax law asks for them; in the orders your name and addresses are removed.`}
        </p>
        <Form form={form} aria-label={t`Close my account`}>
          <PasswordField
            label={t`Current Password`}
            autoComplete="current-password"
            required
            {...form.field('currentPassword')}
          />
          <SubmitButton form={form} variant="danger">{t`Close my account`}</SubmitButton>
        </Form>
      </Stack>
    </Panel>
  )
}
