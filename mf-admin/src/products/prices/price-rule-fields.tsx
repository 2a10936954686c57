import type { PriceRounding, PriceRule } from '@store/contract/rules/catalog/managed/price-rule'
import {
  CheckboxField,
  type FormState,
  formatCount,
  Grid,
  type Option,
  SelectField,
  Stack,
  TextField,
} from '@store/ui'
import { type PriceRuleValues, type PriceScope, tierChoices } from './price-rule-form.ts'

const directions: readonly Option<PriceRule['direction']>[] = [
  { value: 'up', label: 'Raise by' },
  { value: 'down', label: 'Lower by' },
]
const units: readonly Option<PriceRule['unit']>[] = [
  { value: 'percent', label: 'percent' },
  { value: 'rupees', label: 'rupees' },
]
const roundings: readonly Option<PriceRounding>[] = [
  { value: 'none', label: 'Not rounded' },
  { value: 'one', label: 'To ₹1' },
  { value: 'ten', label: 'To ₹10' },
  { value: 'nine', label: 'To the nearest ₹…9' },
]

function scopesOf({ selectedIds, total }: PriceScope): Option<PriceRuleValues['scope']>[] {
  const countOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`
  const all = { value: 'all', label: `All ${countOf(total)} of the list` } as const
  if (selectedIds.length === 0) return [all]
  return [{ value: 'selected', label: `The ${countOf(selectedIds.length)} selected` }, all]
}

type PriceRuleFieldsProps = { form: FormState<PriceRuleValues>; scope: PriceScope }

/** Which prices of which products change, and how. */
export function PriceRuleFields({ form, scope }: PriceRuleFieldsProps) {
  return (
    <Stack>
      <SelectField label="Products" options={scopesOf(scope)} {...form.field('scope')} />
      <Grid min="11rem" gap="xs" stretch>
        {tierChoices.map(({ tier, label }) => (
          <CheckboxField key={tier} label={label} {...form.field(tier)} />
        ))}
      </Grid>
      <Grid min="8rem" gap="s" stretch>
        <SelectField label="Change" options={directions} {...form.field('direction')} />
        <TextField
          label="Amount"
          required
          inputMode="decimal"
          autoComplete="off"
          {...form.field('amount')}
        />
        <SelectField label="In" options={units} {...form.field('unit')} />
        <SelectField label="Rounding" options={roundings} {...form.field('rounding')} />
      </Grid>
    </Stack>
  )
}
