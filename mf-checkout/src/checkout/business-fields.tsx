import { t } from '@lingui/core/macro'
import { isGst } from '@store/contract/rules/accounts/account-validation'
import * as messages from '@store/contract/rules/messages'
import { type FormState, Heading, TextArea, TextField } from '@store/ui'
import { consigneeOfValues } from './billing/consignee-of-values.ts'
import { RegisteredPlaceFields } from './billing/registered-place-fields.tsx'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

/** Validates once all 15 characters are typed. */
function gstErrorOf(gst: string): string | undefined {
  return gst.length === 15 && !isGst(gst) ? messages.registration.gst : undefined
}

/** Business details a reseller or distributor needs for the bill (spec §6). */
export function BusinessFields({ form }: { form: FormState<ShippingValues> }) {
  const gst = form.field('gstNumber')
  const pan = form.field('panNumber')
  return (
    <>
      <Heading level={3} size="m">
        {t`Business details`}
      </Heading>
      <FieldGrid>
        <TextField
          label={t`Business name`}
          required
          autoComplete="organization"
          {...form.field('businessName')}
        />
        <TextField
          label={t`GST number`}
          required
          maxLength={15}
          autoCapitalize="characters"
          {...gst}
          onChange={(typed) => gst.onChange(typed.toUpperCase())}
          error={gst.error ?? gstErrorOf(gst.value)}
        />
        <TextField
          label={t`PAN number`}
          maxLength={10}
          autoCapitalize="characters"
          {...pan}
          onChange={(typed) => pan.onChange(typed.toUpperCase())}
        />
        <TextArea
          label={t`Company address`}
          required={consigneeOfValues(form.values) === 'third-party'}
          rows={2}
          {...form.field('companyAddress')}
        />
        <RegisteredPlaceFields form={form} />
      </FieldGrid>
    </>
  )
}
