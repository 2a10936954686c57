import { couriers, type Freight } from '@store/contract/rules/orders/dispatch'
import { customCourier } from '@store/contract/rules/shipping/delivery'
import { type FormState, Grid, type Option, SelectField, TextField } from '@store/ui'
import { type CarrierWords, ofCourier } from './carrier-words.ts'
import type { DispatchValues } from './dispatch-values.ts'

const choices = [...couriers.map(({ name }) => name), customCourier].map((name) => ({
  value: name,
  label: name,
}))

const freightChoices: readonly Option<Freight | ''>[] = [
  { value: '', label: 'Not set' },
  { value: 'to pay', label: 'To pay' },
  { value: 'paid', label: 'Paid' },
]

type DispatchFieldsProps = {
  form: Pick<FormState<DispatchValues>, 'values' | 'field'>
  /** Many orders have no docket number in common; each has a field of its own. */
  isForMany?: boolean
  words?: CarrierWords
}

/** Courier, docket number, packages, freight and, for a carrier that the store does not know, its tracking link. */
export function DispatchFields(props: DispatchFieldsProps) {
  const { form, isForMany = false, words = ofCourier } = props
  const isOther = form.values.choice === customCourier
  const courierError = form.field('courier').error
  return (
    <>
      <SelectField
        label={words.title}
        placeholder={words.choose}
        options={choices}
        {...form.field('choice')}
        error={isOther ? undefined : courierError}
      />
      {isOther ? (
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={60}
          required
          {...form.field('courier')}
        />
      ) : null}
      {isForMany ? null : (
        <TextField
          label={words.receipt}
          hint="Optional; the buyer gets it by email and sees it with the order"
          autoComplete="off"
          maxLength={60}
          {...form.field('docketNumber')}
        />
      )}
      {isOther && !isForMany ? (
        <TextField
          label="Tracking link"
          hint="Optional; begins with https://"
          type="url"
          autoComplete="off"
          maxLength={500}
          {...form.field('trackingLink')}
        />
      ) : null}
      <Grid min="7rem" gap="s" stretch>
        <TextField
          label="Packages"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...form.field('packages')}
        />
        <SelectField label="Freight" options={freightChoices} {...form.field('freight')} />
      </Grid>
    </>
  )
}
