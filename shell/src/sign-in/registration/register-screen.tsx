import { t } from '@lingui/core/macro'
import { validateRegistration } from '@store/contract/rules/accounts/account-validation'
import type { Tier } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { useRegisterMutation } from '@store/host'
import {
  Form,
  Grid,
  RadioCards,
  type RadioOption,
  SubmitButton,
  toast,
  useForm,
  useGstNumberQuestion,
} from '@store/ui'
import { Link } from 'react-router-dom'
import { SignInPage } from '../sign-in-page.tsx'
import { SignInReason } from '../sign-in-reason.tsx'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { FirmFields } from './firm-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { emptyRegistration, registrationOf } from './registration-form.ts'

const kindsOfAccount = (): RadioOption<Tier>[] => [
  { value: 'enduser', label: t`End User`, description: t`For home or office` },
  { value: 'reseller', label: t`Reseller`, description: t`Reseller prices` },
  { value: 'distributor', label: t`Distributor`, description: t`Distributor prices` },
]

/** Register (screens 6.2): the kind of account, then its fields; the new person is signed in at once. */
export function RegisterScreen() {
  const finishSignIn = useFinishSignIn()
  const [register] = useRegisterMutation()
  const gstNumberQuestion = useGstNumberQuestion()
  const form = useForm({
    initial: emptyRegistration,
    draft: 'register',
    secret: ['password'],
    validate: (values) =>
      validateRegistration(values.tier, values) ??
      (values.tier === 'distributor' ? gstNumberQuestion.ask(values.gstNumber) : undefined),
    failure: messages.registration.failed,
    submit: async (values) => {
      const registration = { tier: values.tier, form: registrationOf(values) }
      const { user } = await register(registration).unwrap()
      toast.success(messages.registration.success)
      await finishSignIn(user)
    },
  })
  return (
    <SignInPage
      title={t`Register`}
      width="text"
      intro={t`The prices you see depend on the kind of account.`}
      footer={<Link to="/login">{t`Already registered? Log in`}</Link>}
    >
      <SignInReason />
      <Form form={form} aria-label={t`Register`}>
        <RadioCards label={t`Register as`} options={kindsOfAccount()} {...form.field('tier')} />
        <Grid min="16rem">
          <PersonFields field={form.field} />
          {form.values.tier === 'enduser' ? null : (
            <FirmFields
              field={form.field}
              tier={form.values.tier}
              gstNumberQuestion={gstNumberQuestion}
            />
          )}
        </Grid>
        <SubmitButton form={form} wide>
          {t`Register`}
        </SubmitButton>
      </Form>
    </SignInPage>
  )
}
