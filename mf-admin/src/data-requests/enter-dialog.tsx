import {
  answeredKinds,
  dataDeskMessages,
  dataRequestNames,
  validateDataRequest,
} from '@store/contract/rules/accounts/data-requests'
import type { DataRequestForm } from '@store/contract/schemas/accounts/data-request-desk'
import {
  Dialog,
  Form,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { useEnterDataRequestMutation } from './data-requests-api.ts'

const kinds = answeredKinds.map((kind) => ({ value: kind, label: dataRequestNames[kind] }))

/** Enters what somebody asked by email, by phone or by the contact form. */
export function EnterDialog({ onClose }: { onClose: () => void }) {
  const [enter] = useEnterDataRequestMutation()
  const form = useForm<DataRequestForm>({
    initial: { email: '', kind: 'access', wish: '' },
    validate: validateDataRequest,
    failure: dataDeskMessages.enterFailed,
    submit: async (values) => {
      const { message } = await enter(values).unwrap()
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title="Enter request" onClose={onClose}>
      <Form form={form} aria-label="Request">
        <TextField
          label="Email of the account"
          type="email"
          hint="Answer only to this address, so that you know who asked."
          required
          {...form.field('email')}
        />
        <SelectField label="Kind" options={kinds} {...form.field('kind')} />
        <TextArea label="What was asked" maxLength={1_000} required {...form.field('wish')} />
        <SubmitButton form={form}>Enter request</SubmitButton>
      </Form>
    </Dialog>
  )
}
