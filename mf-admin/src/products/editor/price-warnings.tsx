import { CheckboxField, FormMessage, type FormState, Stack } from '@store/ui'
import { findPriceWarnings } from './product-values.ts'
import type { ProductDraft } from './use-product-form.ts'

/** Prices that are probably a mistake, and the box that says they are meant so. */
export function PriceWarnings({ form }: { form: FormState<ProductDraft> }) {
  const { former, confirmedMarks, ...values } = form.values
  const warnings = findPriceWarnings(values, former)
  if (warnings.length === 0) return null
  const marks = warnings.join('\n')
  const { value: _, ...confirmed } = form.field('confirmedMarks')
  return (
    <Stack gap="xs">
      {warnings.map((warning) => (
        <FormMessage key={warning} tone="warning">
          {warning}
        </FormMessage>
      ))}
      <CheckboxField
        {...confirmed}
        label="These prices are correct"
        value={confirmedMarks === marks}
        onChange={(isConfirmed) => form.set('confirmedMarks', isConfirmed ? marks : '')}
      />
    </Stack>
  )
}
