import { t } from '@lingui/core/macro'
import { constitutionsOfFirm } from '@store/contract/rules/accounts/account-validation'
import type { Tier } from '@store/contract/rules/accounts/roles'
import {
  type FormState,
  GstNumberField,
  type GstNumberQuestion,
  TextArea,
  TextField,
} from '@store/ui'
import { useId } from 'react'
import type { RegistrationValues } from './registration-form.ts'

type FirmFieldsProps = Pick<FormState<RegistrationValues>, 'field'> & {
  tier: Exclude<Tier, 'enduser'>
  gstNumberQuestion: GstNumberQuestion
}

/** The fields of a firm; GST is for distributors only (people 2.2). */
export function FirmFields({ field, tier, gstNumberQuestion }: FirmFieldsProps) {
  const listId = useId()
  return (
    <>
      <TextField label={t`Firm Name`} autoComplete="organization" required {...field('firmName')} />
      <TextField
        label={t`Constitution of Firm`}
        hint={t`Proprietorship, partnership, LLP, company …`}
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
        placeholder="ABCDE1234F"
        spellCheck={false}
        required
        {...field('panNumber')}
      />
      {tier === 'distributor' && (
        <GstNumberField
          label={t`GST Number`}
          placeholder="36ABCDE1234F1Z1"
          required
          question={gstNumberQuestion}
          {...field('gstNumber')}
        />
      )}
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
