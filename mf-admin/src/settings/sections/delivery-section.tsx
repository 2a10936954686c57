import { validateDeliveryTable } from '@store/contract/rules/settings/delivery-rules'
import { settingsMessages } from '@store/contract/rules/settings/settings-messages'
import { type DeliveryMethod, freightsAgreed } from '@store/contract/rules/shipping/delivery'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import {
  Form,
  type FormState,
  SelectField,
  SubmitButton,
  TextField,
  theme,
  toast,
  useForm,
} from '@store/ui'
import styled from 'styled-components'
import { useSaveDeliveryMutation } from '../settings-api.ts'
import {
  methodNames,
  readTable,
  type TypedTable,
  type TypedTerms,
  typedTableOf,
} from './delivery-values.ts'
import { SectionForm } from './section-form.tsx'

type Delivery = ManagedSettings['delivery']

/** A row of the table; on a phone a card. */
const Method = styled.fieldset`
  display: grid;
  gap: ${theme.space.s};
  padding-block-start: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};

  legend {
    float: left;
    padding: 0;
    font-weight: ${theme.weight.semibold};
  }

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1.4fr) repeat(4, minmax(0, 1fr));
    align-items: end;

    legend {
      grid-column: 1 / -1;
    }
  }
`

const freights = [
  { value: '', label: 'Not set' },
  ...freightsAgreed.map((freight) => ({
    value: freight,
    label: { free: 'Free', fixed: 'Fixed', 'to pay': 'To pay' }[freight],
  })),
]

/** What each delivery method costs and when it leaves, as buyers read it before they order. */
export function DeliverySection({ settings }: { settings: ManagedSettings }) {
  return (
    <SectionForm
      title="Delivery"
      current={settings.delivery}
      unchanged="Nothing has been saved yet."
    >
      {(base, onSaved) => <DeliveryForm base={base} onSaved={onSaved} />}
    </SectionForm>
  )
}

type DeliveryFormProps = { base: Delivery; onSaved: (saved: Delivery) => void }

function DeliveryForm({ base, onSaved }: DeliveryFormProps) {
  const [save] = useSaveDeliveryMutation()
  const { value, version } = base
  const form = useForm<TypedTable>({
    initial: typedTableOf(value),
    draft: `settings/delivery/${version}`,
    validate: (typed) => validateDeliveryTable(readTable(typed)),
    failure: settingsMessages.saveFailed,
    submit: async (typed) => {
      const { message, settings } = await save({ table: readTable(typed), seen: version }).unwrap()
      toast.success(message)
      onSaved(settings.delivery)
    },
  })
  return (
    <Form form={form} aria-label="Delivery">
      <p>
        Buyers read this in cart and checkout, and it is kept with their order. Freight is not part
        of an order’s total: the receiver pays it on delivery. Days are working days from the
        payment; empty ones are those of Terms.
      </p>
      {methodNames.map(({ method, name }) => (
        <MethodFields key={method} form={form} method={method} name={name} />
      ))}
      <SubmitButton form={form}>Save Delivery</SubmitButton>
    </Form>
  )
}

type MethodFieldsProps = { form: FormState<TypedTable>; method: DeliveryMethod; name: string }

function MethodFields({ form, method, name }: MethodFieldsProps) {
  const terms = form.values[method]
  const bind = (field: keyof TypedTerms) => {
    const path = `${method}.${field}`
    return {
      name: path,
      value: terms[field],
      error: form.faults.find((fault) => fault.field === path)?.message,
      onChange: (typed: string) => form.set(method, { ...terms, [field]: typed }),
    }
  }
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 8 } as const
  return (
    <Method>
      <legend>{name}</legend>
      <SelectField label="Freight" options={freights} {...bind('freight')} />
      {terms.freight === 'fixed' ? (
        <TextField label="Amount, ₹" {...number} {...bind('amount')} />
      ) : null}
      {terms.freight === 'fixed' || terms.freight === 'to pay' ? (
        <TextField label="Free from, ₹" {...number} {...bind('freeFrom')} />
      ) : null}
      <TextField label="Dispatch, days" {...number} {...bind('dispatchDays')} />
      <TextField label="Cut-off hour, 1 to 23" {...number} {...bind('cutOffHour')} />
    </Method>
  )
}
