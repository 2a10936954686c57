import { t } from '@lingui/core/macro'
import { profileMessages } from '@store/contract/rules/accounts/account-messages'
import { validateProfile } from '@store/contract/rules/accounts/profile-validation'
import { needsBusinessDetails, type Role } from '@store/contract/rules/accounts/roles'
import type { ProfileForm } from '@store/contract/schemas/accounts/profile'
import {
  Form,
  Loading,
  Panel,
  QueryView,
  Skeleton,
  SubmitButton,
  TextField,
  toast,
  useForm,
  useGstNumberQuestion,
} from '@store/ui'
import { useChangeDetailsMutation, useGetDetailsQuery } from './details-api.ts'
import { FirmFields } from './firm-fields.tsx'

const blankFirm = {
  firmName: '',
  constitutionOfFirm: '',
  panNumber: '',
  gstNumber: '',
  officeAddress: '',
  residenceAddress: '',
}

function DetailsForm({ role, details }: { role: Role; details: ProfileForm }) {
  const [changeDetails] = useChangeDetailsMutation()
  const isFirm = needsBusinessDetails(role)
  const gstNumberQuestion = useGstNumberQuestion()
  const form = useForm<Required<ProfileForm>>({
    initial: { ...blankFirm, ...details },
    draft: 'profile',
    validate: (values) =>
      validateProfile(role, values) ??
      (isFirm ? gstNumberQuestion.ask(values.gstNumber) : undefined),
    failure: profileMessages.saveFailed,
    submit: async ({ name, mobile, ...firm }) => {
      const { message } = await changeDetails({ name, mobile, ...(isFirm && firm) }).unwrap()
      toast.success(message)
    },
  })
  return (
    <Form form={form} aria-label={t`Your details`}>
      <TextField label={t`Name`} autoComplete="name" required {...form.field('name')} />
      <TextField
        label={t`Mobile Number`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={13}
        hint={t`10 digits, without country code`}
        required
        {...form.field('mobile')}
      />
      {isFirm ? (
        <FirmFields
          field={form.field}
          needsGst={role === 'distributor'}
          gstNumberQuestion={gstNumberQuestion}
        />
      ) : null}
      <SubmitButton form={form}>{t`Save details`}</SubmitButton>
    </Form>
  )
}

/** What registration asked for, to be corrected by the owner of the account; e-mail and role stay. */
export function DetailsPanel({ role }: { role: Role }) {
  const details = useGetDetailsQuery()
  return (
    <Panel title={t`Your details`}>
      <QueryView
        query={details}
        failure={profileMessages.loadFailed}
        loading={
          <Loading>
            <Skeleton shape="card" height={needsBusinessDetails(role) ? '46rem' : '15rem'} />
          </Loading>
        }
      >
        {(loaded) => <DetailsForm role={role} details={loaded} />}
      </QueryView>
    </Panel>
  )
}
