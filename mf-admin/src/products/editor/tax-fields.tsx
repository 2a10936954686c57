import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import {
  goodsUnits,
  serviceUnit,
  type UnitCode,
  unitNames,
} from '@store/contract/rules/catalog/tax/unit-codes'
import { type FormState, type Option, SelectField, TextField } from '@store/ui'
import type { ProductDraft } from './use-product-form.ts'

const optionOf = (code: UnitCode): Option => ({
  value: code,
  label: `${code} – ${unitNames[code]}`,
})
const goodsOptions = goodsUnits.map(optionOf)
const serviceOptions = [optionOf(serviceUnit)]

/** What a tax invoice says of a product: its GST rate, HSN or SAC, and unit. */
export function TaxFields({ form }: { form: FormState<ProductDraft> }) {
  const isService = isServiceHsn(form.values.hsn.trim())
  const unit = form.field('unit')
  return (
    <>
      <TextField label="GST (%)" inputMode="decimal" placeholder="18" {...form.field('gst')} />
      <TextField
        label="HSN"
        inputMode="numeric"
        hint={isService ? 'A service (SAC).' : undefined}
        {...form.field('hsn')}
      />
      <SelectField
        label="Unit"
        {...unit}
        options={isService ? serviceOptions : goodsOptions}
        value={isService ? serviceUnit : unit.value}
        placeholder="Choose a unit"
      />
    </>
  )
}
