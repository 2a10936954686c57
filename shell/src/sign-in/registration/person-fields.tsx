import { t } from '@lingui/core/macro'
import { shortestPassword } from '@store/contract/rules/accounts/account-validation'
import { type FormState, PasswordField, TextField } from '@store/ui'
import type { RegistrationValues } from './registration-form.ts'

type PersonFieldsProps = Pick<FormState<RegistrationValues>, 'field'>

/** The fields of every registration (people 2.2). */
export function PersonFields({ field }: PersonFieldsProps) {
  return (
    <>
      <TextField label={t`Name`} autoComplete="name" required {...field('name')} />
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={t`At least ${shortestPassword} characters`}
        required
        {...field('password')}
      />
      <TextField
        label={t`Mobile Number`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        hint={t`10 digits, without country code`}
        required
        {...field('mobile')}
      />
    </>
  )
}
