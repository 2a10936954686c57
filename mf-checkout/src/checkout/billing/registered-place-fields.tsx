import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import { Button, FormMessage, type FormState, Stack, TextField } from '@store/ui'
import type { ShippingValues } from '../shipping-values.ts'
import { consigneeOfValues } from './consignee-of-values.ts'
import type { RegisteredPincode } from './use-registered-pincode.ts'

type RegisteredPlaceFieldsProps = { form: FormState<ShippingValues>; pincode: RegisteredPincode }

/** The rest of the company's address, as it is registered for GST; its state is that of the GST number. */
export function RegisteredPlaceFields({ form, pincode }: RegisteredPlaceFieldsProps) {
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
      {pincode.warning ? (
        <div data-wide>
          <FormMessage tone="warning">
            <Stack gap="s">
              <p>{translate(pincode.warning)}</p>
              <div>
                <Button size="s" variant="secondary" onClick={pincode.goOn}>
                  {t`It is correct as entered`}
                </Button>
              </div>
            </Stack>
          </FormMessage>
        </div>
      ) : null}
    </>
  )
}
