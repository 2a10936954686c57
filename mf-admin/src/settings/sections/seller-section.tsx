import { validateSeller } from '@store/contract/rules/settings/seller-rules'
import { settingsMessages } from '@store/contract/rules/settings/settings-messages'
import { gstStates } from '@store/contract/rules/shipping/gst-states'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { Form, SelectField, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useSaveSellerMutation } from '../settings-api.ts'
import { FieldGrid, SectionForm } from './section-form.tsx'

type Seller = ManagedSettings['seller']

const states = [
  { value: '', label: 'That of the GST number' },
  ...gstStates.map(({ name }) => ({ value: name, label: name })),
]

/** Who sells: on invoices, papers and mails, in the footer and on the policy pages. */
export function SellerSection({ settings }: { settings: ManagedSettings }) {
  return (
    <SectionForm title="Seller" current={settings.seller}>
      {(base, onSaved) => <SellerForm base={base} onSaved={onSaved} />}
    </SectionForm>
  )
}

type SellerFormProps = { base: Seller; onSaved: (saved: Seller) => void }

function SellerForm({ base, onSaved }: SellerFormProps) {
  const [save] = useSaveSellerMutation()
  const form = useForm({
    initial: base.value,
    draft: `settings/seller/${base.version}`,
    validate: validateSeller,
    failure: settingsMessages.saveFailed,
    submit: async (values) => {
      const { message, settings } = await save({ ...values, seen: base.version }).unwrap()
      toast.success(message)
      onSaved(settings.seller)
    },
  })
  const officer = 'The Consumer Protection (E-Commerce) Rules, 2020 require one.'
  return (
    <Form form={form} aria-label="Seller">
      <FieldGrid>
        <TextField label="Legal name" maxLength={120} required {...form.field('name')} />
        <TextField
          label="GST number"
          hint="Orders count CGST and SGST in its state, IGST elsewhere."
          maxLength={15}
          {...form.field('gstin')}
        />
        <TextField
          label="Address"
          hint="Without the state"
          maxLength={300}
          required
          {...form.field('address')}
        />
        <SelectField label="State" options={states} {...form.field('state')} />
        <TextField
          label="Phone"
          hint="On labels and documents; the site shows the number in its header."
          type="tel"
          maxLength={20}
          {...form.field('phone')}
        />
        <TextField
          label="Email"
          hint="On labels and documents"
          type="email"
          maxLength={254}
          {...form.field('email')}
        />
        <TextField
          label="Grievance officer"
          hint={officer}
          maxLength={100}
          {...form.field('officerName')}
        />
        <TextField
          label="Email of the grievance officer"
          type="email"
          maxLength={254}
          {...form.field('officerEmail')}
        />
        <TextField
          label="Phone of the grievance officer"
          type="tel"
          maxLength={20}
          {...form.field('officerPhone')}
        />
      </FieldGrid>
      <SubmitButton form={form}>Save Seller</SubmitButton>
    </Form>
  )
}
