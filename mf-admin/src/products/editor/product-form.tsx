import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  Button,
  Cluster,
  Form,
  type FormState,
  Grid,
  Heading,
  Stack,
  SubmitButton,
  SuggestionField,
  TextArea,
  TextField,
  theme,
} from '@store/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { DocumentField } from './attachments/document-field.tsx'
import { PictureField } from './attachments/picture-field.tsx'
import { ConflictingFields } from './conflicting-fields.tsx'
import { DeclarationFields } from './declaration-fields.tsx'
import { FactEditor } from './fact-editor.tsx'
import { PriceTester } from './price-tester.tsx'
import { PriceWarnings } from './price-warnings.tsx'
import { findDocumentFaults, findFactFaults, readTypedSlabs } from './product-values.ts'
import { SlabEditor } from './slab-editor.tsx'
import { TaxFields } from './tax-fields.tsx'
import { type ProductDraft, useProductForm } from './use-product-form.ts'

const Halves = styled.div`
  display: grid;
  gap: ${theme.space.l};

  /* Not beside the table, where the form is narrow on a wide screen. */
  @container (width >= 48rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`

const Container = styled.div`
  container-type: inline-size;

  /* A field that is reached by Tab is not below the buttons. */
  input,
  textarea,
  select {
    scroll-margin-block-end: calc(2 * ${theme.space.xxl});
  }
`

/** In reach, however long the form is. */
const Decision = styled(Cluster)`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding-block: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`

type ProductFormProps = {
  /** The product to change; absent for a new one. */
  edited?: Product | undefined
  onSaved: () => void
  /** Called on Cancel. @param discard drops the typed values */
  onCancel: (discard: () => void) => void
  /** Whether the form has unsaved input. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Adds a product, or changes one: all its fields, pictures, documents and quantity prices (desks 1.8). */
export function ProductForm({ edited, onSaved, onCancel, onUnsaved }: ProductFormProps) {
  const { form, conflicts, isUnsaved } = useProductForm(edited, onSaved)
  useEffect(() => {
    onUnsaved(isUnsaved)
    return () => onUnsaved(false)
  }, [isUnsaved, onUnsaved])
  return (
    <Form form={form} aria-label={edited ? 'Update product' : 'Add product'}>
      <Container>
        <Halves>
          <Stack>
            <PlainFields form={form} />
            <Prices form={form} />
            <PriceWarnings form={form} />
            <Section title="Product information">
              <DeclarationFields form={form} />
            </Section>
          </Stack>
          <Stack>
            <Section title="Pictures">
              <PictureField {...form.field('images')} />
            </Section>
            <Section title="Documents">
              <DocumentField
                {...form.field('documents')}
                faults={findDocumentFaults(form.values.documents)}
              />
            </Section>
            <SlabSection form={form} />
            <FactSection form={form} />
          </Stack>
        </Halves>
      </Container>
      <ConflictingFields fields={conflicts} />
      <Decision gap="s">
        <SubmitButton form={form}>{edited ? 'Update Product' : 'Add Product'}</SubmitButton>
        {edited || isUnsaved ? (
          <Button variant="secondary" onClick={() => onCancel(form.reset)}>
            {edited ? 'Cancel' : 'Discard'}
          </Button>
        ) : null}
      </Decision>
    </Form>
  )
}

type PartProps = { form: FormState<ProductDraft> }

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="xs">
      <Heading level={3} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function PlainFields({ form }: PartProps) {
  return (
    <>
      <TextField label="Name" required autoComplete="off" {...form.field('name')} />
      <Grid min="11rem" gap="s" stretch>
        <SuggestionField label="Brand" required suggestions={brands} {...form.field('brand')} />
        <SuggestionField
          label="Category"
          required
          suggestions={categories}
          {...form.field('category')}
        />
        <TextField label="Model number" autoComplete="off" {...form.field('modelNo')} />
      </Grid>
      <Grid min="8rem" gap="s" stretch>
        <TextField label="Stock" required inputMode="numeric" {...form.field('stock')} />
        <TaxFields form={form} />
      </Grid>
      <TextArea label="Description" required rows={3} {...form.field('description')} />
    </>
  )
}

function Prices({ form }: PartProps) {
  return (
    <Grid min="9rem" gap="s" stretch>
      <TextField
        label="End-user price (₹)"
        required
        inputMode="decimal"
        {...form.field('prices.enduser')}
      />
      <TextField
        label="Reseller price (₹)"
        required
        inputMode="decimal"
        {...form.field('prices.reseller')}
      />
      <TextField
        label="Distributor price (₹)"
        required
        inputMode="decimal"
        {...form.field('prices.distributor')}
      />
    </Grid>
  )
}

function SlabSection({ form }: PartProps) {
  const read = readTypedSlabs(form.values)
  return (
    <>
      <Section title="Quantity prices">
        <SlabEditor
          value={form.values.quantityBasedPrices}
          faults={read.faults}
          onChange={(next) => form.set('quantityBasedPrices', next)}
        />
      </Section>
      <Section title="Price tester">
        <PriceTester prices={read.prices} slabs={read.slabs} />
      </Section>
    </>
  )
}

function FactSection({ form }: PartProps) {
  return (
    <Section title="Facts">
      <FactEditor
        category={form.values.category}
        value={form.values.facts}
        faults={findFactFaults(form.values)}
        onChange={(next) => form.set('facts', next)}
      />
    </Section>
  )
}
