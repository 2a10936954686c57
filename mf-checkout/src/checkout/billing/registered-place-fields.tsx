import { t } from '@lingui/core/macro'
import { type FormState, TextField } from '@store/ui'
import type { ShippingValues } from '../shipping-values.ts'
import { consigneeOfValues } from './consignee-of-values.ts'
import { useRegisteredPincode } from './use-registered-pincode.ts'

/** The rest of the company's address, as it is registered for GST; its state is that of the GST number. */
export function RegisteredPlaceFields({ form }: { form: FormState<ShippingValues> }) {
  const pincode = useRegisteredPincode(form)
  const field = form.field('companyPincode')
  const required = consigneeOfValues(form.values) === 'third-party'
  return (
    <>
      <TextField
        label={t`Company pincode`}
        required={required}
        inputMode="numeric"
        {...field}
        onChange={pincode.type}
        error={field.error ?? pincode.error}
      />
      <TextField label={t`Company city`} required={required} {...form.field('companyCity')} />
    </>
  )
}
