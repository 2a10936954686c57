import { t } from '@lingui/core/macro'
import { isGst } from '@store/contract/rules/accounts/account-validation'
import { isGstNumberOfOtherKind } from '@store/contract/rules/accounts/gst-number'
import * as messages from '@store/contract/rules/messages'
import {
  type FormState,
  GstNumberField,
  type GstNumberQuestion,
  Heading,
  TextArea,
  TextField,
} from '@store/ui'
import { consigneeOfValues } from './billing/consignee-of-values.ts'
import { RegisteredPlaceFields } from './billing/registered-place-fields.tsx'
import type { RegisteredPincode } from './billing/use-registered-pincode.ts'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

/** Validates once all 15 characters are typed. */
function gstErrorOf(gst: string): string | undefined {
  const isRight = isGst(gst) || isGstNumberOfOtherKind(gst)
  return gst.length === 15 && !isRight ? messages.registration.gst : undefined
}

type BusinessFieldsProps = {
  form: FormState<ShippingValues>
  gstNumberQuestion: GstNumberQuestion
  registeredPincode: RegisteredPincode
}

/** Business details a reseller or distributor needs for the bill (people 1.5). */
export function BusinessFields(props: BusinessFieldsProps) {
  const { form, gstNumberQuestion, registeredPincode } = props
  const gst = form.field('gstNumber')
  // Once all 15 characters are typed, as the form is checked.
  const askedAtOnce = (typed: string) =>
    typed.length === 15 ? gstNumberQuestion.ask(typed)?.message : undefined
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
        <GstNumberField
          label={t`GST number`}
          required
          question={gstNumberQuestion}
          {...gst}
          error={gst.error ?? gstErrorOf(gst.value) ?? askedAtOnce(gst.value)}
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
        <RegisteredPlaceFields form={form} pincode={registeredPincode} />
      </FieldGrid>
    </>
  )
}
