import { settingsMessages } from '@store/contract/rules/settings/settings-messages'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { CheckboxField, Form, SubmitButton, toast, useForm } from '@store/ui'
import { Link } from 'react-router-dom'
import { useSaveProductSettingsMutation } from '../settings-api.ts'
import { SectionForm } from './section-form.tsx'

type Products = ManagedSettings['products']

/** What a product must declare to be put on sale. */
export function ProductSection({ settings }: { settings: ManagedSettings }) {
  return (
    <SectionForm title="Products" current={settings.products}>
      {(base, onSaved) => <ProductSettingsForm base={base} onSaved={onSaved} />}
    </SectionForm>
  )
}

type ProductSettingsFormProps = { base: Products; onSaved: (saved: Products) => void }

function ProductSettingsForm({ base, onSaved }: ProductSettingsFormProps) {
  const [save] = useSaveProductSettingsMutation()
  const { value, version } = base
  const form = useForm<Products['value']>({
    initial: value,
    draft: `settings/products/${version}`,
    failure: settingsMessages.saveFailed,
    submit: async (typed) => {
      const { message, settings } = await save({ ...typed, seen: version }).unwrap()
      toast.success(message)
      onSaved(settings.products)
    },
  })
  return (
    <Form form={form} aria-label="Products">
      <p>
        A shop shows the country of origin, MRP, net quantity, manufacturer or importer and consumer
        care of packaged goods, and the BIS registration where one is needed. What is missing stands
        below the list of <Link to="/superadmin/products">products</Link>.
      </p>
      <CheckboxField
        label="New products need all of these details"
        hint="In the form and in imports. Products on sale stay on sale."
        {...form.field('declarationsRequired')}
      />
      <SubmitButton form={form}>Save Products</SubmitButton>
    </Form>
  )
}
