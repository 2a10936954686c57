import { validateRegistration } from '@store/contract/rules/accounts/account-validation'
import type { Tier } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { useRegisterMutation } from '@store/host'
import { Form, Grid, RadioCards, type RadioOption, SubmitButton, toast, useForm } from '@store/ui'
import { Link } from 'react-router-dom'
import { SignInPage } from '../sign-in-page.tsx'
import { SignInReason } from '../sign-in-reason.tsx'
import { useFinishSignIn } from '../use-finish-sign-in.ts'
import { FirmFields } from './firm-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { emptyRegistration, registrationOf } from './registration-form.ts'

const kinds: RadioOption<Tier>[] = [
  { value: 'enduser', label: 'End User', description: 'For home or office' },
  { value: 'reseller', label: 'Reseller', description: 'Reseller prices' },
  { value: 'distributor', label: 'Distributor', description: 'Distributor prices' },
]

/** Register (spec §2): the kind of account, then its fields; the new person is signed in at once. */
export function RegisterScreen() {
  const finishSignIn = useFinishSignIn()
  const [register] = useRegisterMutation()
  const form = useForm({
    initial: emptyRegistration,
    draft: 'register',
    secret: ['password'],
    validate: (values) => validateRegistration(values.tier, values),
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
      title="Register"
      width="text"
      intro="The prices you see depend on the kind of account."
      footer={<Link to="/login">Already registered? Login</Link>}
    >
      <SignInReason />
      <Form form={form} aria-label="Register">
        <RadioCards label="Register as" options={kinds} {...form.field('tier')} />
        <Grid min="16rem">
          <PersonFields field={form.field} />
          {form.values.tier === 'enduser' ? null : (
            <FirmFields field={form.field} tier={form.values.tier} />
          )}
        </Grid>
        <SubmitButton form={form} wide>
          Register
        </SubmitButton>
      </Form>
    </SignInPage>
  )
}
