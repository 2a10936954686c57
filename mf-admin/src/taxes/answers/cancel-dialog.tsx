import {
  cancelReasonLabels,
  cancelReasons,
  ewayCancelReasons,
  invoiceCancelReasons,
} from '@store/contract/rules/taxes/cancel-reasons'
import { portalAnswerMessages as messages } from '@store/contract/rules/taxes/portal-answer-messages'
import type { CancellationForm } from '@store/contract/schemas/taxes/portal-answers'
import type { MonthDocumentView } from '@store/contract/schemas/taxes/tax-months'
import { Dialog, Form, SelectField, SubmitButton, toast, useForm } from '@store/ui'
import { useAddCancellationMutation } from '../taxes-api.ts'
import { cancellableOf } from './cancellable.ts'

type CancelDialogProps = { document: MonthDocumentView; onClose: () => void }
type Cancellation = Omit<CancellationForm, 'number'>

const labels = { 'e-invoice': 'E-invoice', 'eway-bill': 'E-way bill' } as const
const numbers = { 'e-invoice': invoiceCancelReasons, 'eway-bill': ewayCancelReasons } as const

/** Stores what was cancelled at its portal, with the number that this portal gives the reason (taxes 5.4). */
export function CancelDialog({ document, onClose }: CancelDialogProps) {
  const { number } = document
  const [add] = useAddCancellationMutation()
  const kinds = cancellableOf(document)
  const form = useForm<Cancellation>({
    initial: { of: kinds[0] ?? 'e-invoice', reason: 'order-cancelled' },
    failure: messages.cancelFailed,
    submit: async (values) => {
      const { message } = await add({ number, ...values }).unwrap()
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title={`Cancelled at the portal: ${number}`} size="m" onClose={onClose}>
      <Form form={form} aria-label={`Cancelled at the portal: ${number}`}>
        <p>
          Cancel at the portal first, within 24 hours. Papers print it no longer then. A document
          that was registered is not registered again; its goods may get another e-way bill.
        </p>
        <SelectField
          label="What was cancelled"
          options={kinds.map((kind) => ({ value: kind, label: labels[kind] }))}
          {...form.field('of')}
        />
        <SelectField
          label="Reason, with its number at this portal"
          options={cancelReasons.map((reason) => ({
            value: reason,
            label: `${numbers[form.values.of][reason]}, ${cancelReasonLabels[reason]}`,
          }))}
          {...form.field('reason')}
        />
        <SubmitButton form={form}>Store the cancellation</SubmitButton>
      </Form>
    </Dialog>
  )
}
