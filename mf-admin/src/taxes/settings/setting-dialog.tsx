import { gstStates } from '@store/contract/rules/shipping/gst-states'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import {
  findTaxSettingError,
  type TaxSetting,
  taxSettingNames,
} from '@store/contract/rules/taxes/tax-settings'
import { Dialog, Form, SelectField, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useAddTaxSettingMutation } from '../taxes-api.ts'
import { settingNames } from './setting-names.ts'

type SettingDialogProps = { month: string; onClose: () => void }

const names = taxSettingNames.map((name) => ({ value: name, label: settingNames[name] }))

const states = [
  { value: '', label: 'Everywhere' },
  ...gstStates.map(({ code, name }) => ({ value: code, label: name })),
]

/** Adds a setting from a day on; what held before stays. */
export function SettingDialog({ month, onClose }: SettingDialogProps) {
  const [add] = useAddTaxSettingMutation()
  const form = useForm<TaxSetting>({
    initial: { name: 'eInvoiceDue', state: '', from: `${month}-01`, value: '', source: '' },
    validate: findTaxSettingError,
    failure: messages.settingFailed,
    submit: async (setting) => {
      const { message } = await add(setting).unwrap()
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title="Add setting" size="m" onClose={onClose}>
      <Form form={form} aria-label="Setting">
        <p>It holds from its day on. Documents of before keep what held then.</p>
        <SelectField label="Setting" options={names} {...form.field('name')} />
        {form.values.name === 'ewayBillLimit' ? (
          <SelectField label="Within" options={states} {...form.field('state')} />
        ) : null}
        <TextField
          label="Value"
          hint="Rupees or digits as a number, “yes” or “no”, or a version."
          autoComplete="off"
          maxLength={20}
          required
          {...form.field('value')}
        />
        <TextField label="From" type="date" required {...form.field('from')} />
        <TextField
          label="Source"
          hint="Where it is said: a notification, an advisory, or your accountant."
          maxLength={200}
          required
          {...form.field('source')}
        />
        <SubmitButton form={form}>Add Setting</SubmitButton>
      </Form>
    </Dialog>
  )
}
