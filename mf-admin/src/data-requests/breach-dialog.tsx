import {
  type BreachForm,
  breachKindNames,
  breachKinds,
  breachMessages,
  breachNoticeFile,
  validateBreach,
} from '@store/contract/rules/accounts/breach-notice'
import {
  CheckboxField,
  Dialog,
  Form,
  type FormState,
  SubmitButton,
  saveBlob,
  TextArea,
  TextField,
  theme,
  useForm,
} from '@store/ui'
import styled from 'styled-components'
import { usePrepareBreachNoticeMutation } from './data-requests-api.ts'

const Kinds = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
`

const longestText = 2_000

const initial: BreachForm = {
  touched: [],
  ...{ since: '', happened: '', consequences: '', measures: '', advice: '' },
}

function KindsField({ form }: { form: FormState<BreachForm> }) {
  const { name, value: touched, error } = form.field('touched')
  return (
    <Kinds>
      <legend>What was touched</legend>
      {breachKinds.map((kind, index) => (
        <CheckboxField
          key={kind}
          label={breachKindNames[kind]}
          name={name}
          value={touched.includes(kind)}
          error={index === 0 ? error : undefined}
          onChange={(isTouched) =>
            form.change('touched', (now) =>
              isTouched ? [...now, kind] : now.filter((other) => other !== kind),
            )
          }
        />
      ))}
    </Kinds>
  )
}

/** Prepares the notice of a breach, which is saved as a file: nothing is sent. */
export function BreachDialog({ onClose }: { onClose: () => void }) {
  const [prepare] = usePrepareBreachNoticeMutation()
  const form = useForm<BreachForm>({
    initial,
    validate: validateBreach,
    failure: breachMessages.failed,
    submit: async (values) => {
      saveBlob(await prepare(values).unwrap(), breachNoticeFile)
      onClose()
    },
  })
  const part = { maxLength: longestText, required: true }
  return (
    <Dialog open title="Breach notice" size="m" onClose={onClose}>
      <Form form={form} aria-label="Breach notice">
        <p>
          Makes a ZIP of the text, for those affected and for the Data Protection Board, and of the
          list of those affected. Nothing is sent.
        </p>
        <KindsField form={form} />
        <TextField
          label="Since"
          type="date"
          hint="Those are listed whose data of these kinds were written, changed or used since this day."
          required
          {...form.field('since')}
        />
        <TextArea label="What happened" {...part} {...form.field('happened')} />
        <TextArea label="What it may mean for them" {...part} {...form.field('consequences')} />
        <TextArea label="What was done" {...part} {...form.field('measures')} />
        <TextArea label="What they can do" {...part} {...form.field('advice')} />
        <SubmitButton form={form}>Save the notice</SubmitButton>
      </Form>
    </Dialog>
  )
}
