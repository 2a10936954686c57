import {
  defaultGstPercent,
  describeUnusualRate,
  readGstRate,
} from '@store/contract/rules/catalog/tax/gst-rates'
import { findHsnError, isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
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

/** A note on the typed rate: it does not exist, or goods no longer have it. */
function describeRate(typed: string): string | undefined {
  if (typed.trim() === '') return undefined
  const rate = readGstRate(typed)
  return 'message' in rate ? rate.message : describeUnusualRate(rate.percent)
}

/** What is wrong with an HSN as soon as it has as many digits as one. */
function findTypedHsnError(typed: string): string | undefined {
  return [4, 6, 8].includes(typed.length) ? findHsnError(typed) : undefined
}

/** What a tax invoice says of a product: its GST rate, HSN or SAC, and unit. */
export function TaxFields({ form }: { form: FormState<ProductDraft> }) {
  const hsn = form.field('hsn')
  const typed = hsn.value.trim()
  const hsnError = findTypedHsnError(typed)
  const isService = isServiceHsn(typed) && hsnError === undefined
  const unit = form.field('unit')
  return (
    <>
      <TextField
        label="GST (%)"
        inputMode="decimal"
        placeholder={String(form.values.former?.gst ?? defaultGstPercent)}
        hint={describeRate(form.values.gst)}
        {...form.field('gst')}
      />
      <TextField
        label="HSN"
        inputMode="numeric"
        hint={isService ? 'A service (SAC).' : undefined}
        {...hsn}
        error={hsn.error ?? hsnError}
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
