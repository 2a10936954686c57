import { t } from '@lingui/core/macro'
import { constitutionsOfFirm } from '@store/contract/rules/accounts/account-validation'
import type { ProfileForm } from '@store/contract/schemas/accounts/profile'
import {
  type FormState,
  GstNumberField,
  type GstNumberQuestion,
  TextArea,
  TextField,
} from '@store/ui'
import { useId } from 'react'

type FirmFieldsProps = Pick<FormState<Required<ProfileForm>>, 'field'> & {
  /** A reseller may have no GST number (people 2.2). */
  needsGst: boolean
  gstNumberQuestion: GstNumberQuestion
}

/** The fields of a firm. */
export function FirmFields({ field, needsGst, gstNumberQuestion }: FirmFieldsProps) {
  const listId = useId()
  return (
    <>
      <TextField label={t`Firm Name`} autoComplete="organization" required {...field('firmName')} />
      <TextField
        label={t`Constitution of Firm`}
        list={listId}
        required
        {...field('constitutionOfFirm')}
      />
      <datalist id={listId}>
        {constitutionsOfFirm.map((constitution) => (
          <option key={constitution} value={constitution} />
        ))}
      </datalist>
      <TextField
        label={t`PAN Number`}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={10}
        spellCheck={false}
        required
        {...field('panNumber')}
      />
      <GstNumberField
        label={t`GST Number`}
        required={needsGst}
        question={gstNumberQuestion}
        {...field('gstNumber')}
      />
      <TextArea
        label={t`Office Address`}
        rows={2}
        autoComplete="section-office street-address"
        required
        {...field('officeAddress')}
      />
      <TextArea
        label={t`Residence Address`}
        rows={2}
        autoComplete="section-residence street-address"
        required
        {...field('residenceAddress')}
      />
    </>
  )
}
