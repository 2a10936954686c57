import { validateTerms } from '@store/contract/rules/settings/seller-rules'
import { settingsMessages } from '@store/contract/rules/settings/settings-messages'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useSaveTermsMutation } from '../settings-api.ts'
import { FieldGrid, SectionForm } from './section-form.tsx'

type Terms = ManagedSettings['terms']

/** What only the seller can decide, in days, for the policy pages. */
export function TermsSection({ settings }: { settings: ManagedSettings }) {
  return (
    <SectionForm title="Terms" current={settings.terms}>
      {(base, onSaved) => <TermsForm base={base} onSaved={onSaved} />}
    </SectionForm>
  )
}

/** As typed. */
type TypedTerms = Record<keyof Terms['value'], string>

const daysOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

function readTerms({ dispatchDays, returnDays, refundDays }: TypedTerms): Terms['value'] {
  return {
    dispatchDays: daysOf(dispatchDays),
    returnDays: daysOf(returnDays),
    refundDays: daysOf(refundDays),
  }
}

type TermsFormProps = { base: Terms; onSaved: (saved: Terms) => void }

function TermsForm({ base, onSaved }: TermsFormProps) {
  const [save] = useSaveTermsMutation()
  const { value, version } = base
  const form = useForm<TypedTerms>({
    initial: {
      dispatchDays: String(value.dispatchDays),
      returnDays: String(value.returnDays),
      refundDays: String(value.refundDays),
    },
    draft: `settings/terms/${version}`,
    validate: (typed) => validateTerms(readTerms(typed)),
    failure: settingsMessages.saveFailed,
    submit: async (typed) => {
      const { message, settings } = await save({ ...readTerms(typed), seen: version }).unwrap()
      toast.success(message)
      onSaved(settings.terms)
    },
  })
  const days = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3, required: true } as const
  return (
    <Form form={form} aria-label="Terms">
      <p>Shown on the policy pages. 0 means not set.</p>
      <FieldGrid>
        <TextField
          label="Days until dispatch"
          hint="Working days from a verified payment"
          {...days}
          {...form.field('dispatchDays')}
        />
        <TextField
          label="Days to report a fault or return"
          hint="After delivery"
          {...days}
          {...form.field('returnDays')}
        />
        <TextField
          label="Days until a refund"
          hint="Working days"
          {...days}
          {...form.field('refundDays')}
        />
      </FieldGrid>
      <SubmitButton form={form}>Save Terms</SubmitButton>
    </Form>
  )
}
