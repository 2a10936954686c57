import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import { ewayBillFileName } from '@store/contract/rules/taxes/tax-file-names'
import type { TransportMode } from '@store/contract/rules/taxes/transport'
import type { EwayBillForm } from '@store/contract/schemas/taxes/eway-bills'
import type { MonthDocumentView } from '@store/contract/schemas/taxes/tax-months'
import {
  CheckboxField,
  Dialog,
  Form,
  FormMessage,
  type FormState,
  SelectField,
  SubmitButton,
  saveBlob,
  TextField,
  useForm,
} from '@store/ui'
import { transportModeLabels } from '../../transport-modes.ts'
import { useMakeEwayBillMutation } from '../taxes-api.ts'
import { type TypedTransport, transportOf, typedTransportOf } from './typed-transport.ts'

type EwayBillDialogProps = { document: MonthDocumentView; onClose: () => void }

const modes: readonly { value: TransportMode | ''; label: string }[] = [
  { value: '', label: 'The transporter enters it' },
  ...transportModeLabels,
]

/** Makes the file of an e-way bill, and keeps its transport. The number of the bill comes from the portal. */
export function EwayBillDialog({ document, onClose }: EwayBillDialogProps) {
  const { number, ewayBill, transport, ewayBillNumber } = document
  const [make] = useMakeEwayBillMutation()
  const form = useForm<TypedTransport>({
    initial: typedTransportOf(transport),
    draft: `eway-bill-${number}`,
    failure: messages.fileFailed,
    submit: async (typed) => {
      const bill: EwayBillForm = { number, ...transportOf(typed) }
      saveBlob(await make(bill).unwrap(), ewayBillFileName(number))
      onClose()
    },
  })
  return (
    <Dialog open title={`E-way bill of ${number}`} size="m" onClose={onClose}>
      {ewayBill === 'of-irn' ? (
        <FormMessage tone="warning">{messages.ewayBillOfIrn}</FormMessage>
      ) : (
        <Form form={form} aria-label={`E-way bill of ${number}`}>
          <p>
            For “bulk generation” on the e-way bill portal, before the goods leave. What you type is
            kept with the order.
          </p>
          {ewayBillNumber ? <p>E-way bill {ewayBillNumber} is entered already.</p> : null}
          <TransportFields form={form} />
          <SubmitButton form={form}>Save the file</SubmitButton>
        </Form>
      )}
    </Dialog>
  )
}

function TransportFields({ form }: { form: FormState<TypedTransport> }) {
  const isRoad = form.values.mode === 'road'
  return (
    <>
      <SelectField label="How the goods travel" options={modes} {...form.field('mode')} />
      {isRoad ? (
        <>
          <TextField
            label="Vehicle number"
            hint="Like TS09UA4321."
            autoComplete="off"
            maxLength={20}
            {...form.field('vehicleNumber')}
          />
          <CheckboxField label="Over-dimensional cargo" {...form.field('isOversized')} />
        </>
      ) : null}
      <TextField label="Transporter" maxLength={100} {...form.field('transporterName')} />
      <TextField
        label="GST number or TRANSIN of the transporter"
        autoComplete="off"
        maxLength={20}
        {...form.field('transporterId')}
      />
      <TextField
        label="LR, receipt or waybill number"
        autoComplete="off"
        maxLength={20}
        {...form.field('documentNumber')}
      />
      <TextField label="Its day" type="date" {...form.field('documentDay')} />
      <TextField
        label="Distance, km"
        hint="Leave it empty, and the portal computes it; it cannot between two places of one pincode."
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...form.field('distanceKm')}
      />
    </>
  )
}
