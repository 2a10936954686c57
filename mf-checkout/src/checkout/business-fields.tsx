import { type FormState, Heading, TextArea, TextField } from '@store/sdk'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

/** What a reseller or distributor must tell for its bill (spec §6). */
export function BusinessFields({ form }: { form: FormState<ShippingValues> }) {
  return (
    <>
      <Heading level={3} size="m">
        Business details
      </Heading>
      <FieldGrid>
        <TextField
          label="Business name"
          required
          autoComplete="organization"
          {...form.field('businessName')}
        />
        <TextField
          label="GST number"
          required
          maxLength={15}
          autoCapitalize="characters"
          {...form.field('gstNumber')}
        />
        <TextField
          label="PAN number"
          maxLength={10}
          autoCapitalize="characters"
          {...form.field('panNumber')}
        />
        <div data-wide>
          <TextArea label="Company address" rows={2} {...form.field('companyAddress')} />
        </div>
      </FieldGrid>
    </>
  )
}
