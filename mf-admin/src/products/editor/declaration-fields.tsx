import {
  countries,
  isImported,
  readCountry,
} from '@store/contract/rules/catalog/declarations/countries'
import {
  declarationLabels as labels,
  longestDeclarations,
} from '@store/contract/rules/catalog/declarations/declarations'
import {
  needsBisRegistration,
  needsEssentialCertificate,
} from '@store/contract/rules/catalog/declarations/missing-declarations'
import { type FormState, Grid, SuggestionField, TextField } from '@store/ui'
import type { ProductDraft } from './use-product-form.ts'

const withAddress = 'Name and address'

function isFromAbroad(typed: string): boolean {
  const country = readCountry(typed)
  return country !== undefined && isImported(country)
}

/** What the law makes the shop show of a product (declarations 1.1); what its category or origin needs is said at the field. */
export function DeclarationFields({ form }: { form: FormState<ProductDraft> }) {
  const { category, countryOfOrigin } = form.values
  const line = (name: keyof typeof longestDeclarations) => ({
    autoComplete: 'off' as const,
    maxLength: longestDeclarations[name],
    ...form.field(name),
  })
  return (
    <>
      <Grid min="11rem" gap="s" stretch>
        <SuggestionField
          label={labels.countryOfOrigin}
          suggestions={countries}
          {...form.field('countryOfOrigin')}
        />
        <TextField
          label="MRP (₹)"
          hint="With all taxes; no price is above it"
          inputMode="decimal"
          {...form.field('mrp')}
        />
        <TextField label={labels.netQuantity} placeholder="1 N" {...line('netQuantity')} />
        <TextField
          label={labels.monthOfManufacture}
          placeholder="2026-03"
          autoComplete="off"
          {...form.field('monthOfManufacture')}
        />
      </Grid>
      <TextField label={labels.manufacturedBy} hint={withAddress} {...line('manufacturedBy')} />
      <TextField label={labels.packedBy} hint={withAddress} {...line('packedBy')} />
      <TextField
        label={labels.importedBy}
        hint={
          isFromAbroad(countryOfOrigin) ? `${withAddress}; imported goods need it` : withAddress
        }
        {...line('importedBy')}
      />
      <TextField
        label={labels.consumerCare}
        hint="Name, phone and email for complaints"
        {...line('consumerCare')}
      />
      <Grid min="11rem" gap="s" stretch>
        <TextField
          label={labels.bisRegistration}
          placeholder="R-41012345"
          hint={needsBisRegistration(category) ? `Needed for ${category}` : undefined}
          autoComplete="off"
          {...form.field('bisRegistration')}
        />
        <TextField
          label={labels.essentialCertificate}
          hint={needsEssentialCertificate(category) ? `Needed for ${category}` : undefined}
          {...line('essentialCertificate')}
        />
      </Grid>
    </>
  )
}
