import { goodsUnits, unitNames } from '@store/contract/rules/catalog/tax/unit-codes'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import type { MonthDocumentView, TaxDetailsForm } from '@store/contract/schemas/taxes/tax-months'
import {
  Dialog,
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
import { useAddTaxDetailsMutation } from '../taxes-api.ts'

type DetailsDialogProps = { document: MonthDocumentView; onClose: () => void }
type Details = Pick<TaxDetailsForm, 'lines'> & Record<'address' | 'city' | 'pincode', string>

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space.s};

  legend {
    float: left;
    grid-column: 1 / -1;
    padding: 0;
    font-weight: ${theme.weight.semibold};
    overflow-wrap: anywhere;
  }
`

const units = [
  { value: '', label: 'Choose a unit' },
  ...goodsUnits.map((code) => ({ value: code, label: `${code}, ${unitNames[code]}` })),
]

function initialOf({ lines = [], address }: MonthDocumentView): Details {
  const { street = '', city = '', pincode = '' } = address ?? {}
  return {
    lines: lines.map(({ line, hsn = '', unit = '' }) => ({ line, hsn, unit })),
    ...{ address: street, city, pincode },
  }
}

/** Adds HSN, unit and address that a document lacks. The paper that was handed out stays as it is. */
export function DetailsDialog({ document, onClose }: DetailsDialogProps) {
  const { number, address, lines = [] } = document
  const [add] = useAddTaxDetailsMutation()
  const form = useForm<Details>({
    initial: initialOf(document),
    failure: messages.detailsFailed,
    submit: async (values) => {
      const { message } = await add({ number, ...values }).unwrap()
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title={`What ${number} lacks`} size="m" onClose={onClose}>
      <Form form={form} aria-label={`What ${number} lacks`}>
        <p>The files have what you add. The paper that was handed out stays as it is.</p>
        {lines.map(({ line, name }, index) => (
          <LineFields key={line} form={form} index={index} legend={`${line}. ${name}`} />
        ))}
        {address ? (
          <>
            <TextField
              label="Address of the buyer: street"
              maxLength={200}
              {...form.field('address')}
            />
            <TextField label="Town" maxLength={50} {...form.field('city')} />
            <TextField
              label="Pincode"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              {...form.field('pincode')}
            />
          </>
        ) : null}
        <SubmitButton form={form}>Add to the files</SubmitButton>
      </Form>
    </Dialog>
  )
}

type LineFieldsProps = { form: FormState<Details>; index: number; legend: string }

function LineFields({ form, index, legend }: LineFieldsProps) {
  const line = form.values.lines[index]
  if (!line) return null
  const bind = (field: 'hsn' | 'unit') => {
    const path = `lines.${index}.${field}`
    return {
      name: path,
      value: line[field] ?? '',
      error: form.faults.find((fault) => fault.field === path)?.message,
      onChange: (typed: string) =>
        form.change('lines', (lines) =>
          lines.map((one, at) => (at === index ? { ...one, [field]: typed } : one)),
        ),
    }
  }
  return (
    <Line>
      <legend>{legend}</legend>
      <TextField
        label="HSN or SAC"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        {...bind('hsn')}
      />
      <SelectField label="Unit" options={units} {...bind('unit')} />
    </Line>
  )
}
