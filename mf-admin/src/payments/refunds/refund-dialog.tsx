import { indiaDayOf } from '@store/contract/rules/india-days'
import { longestRefundReference } from '@store/contract/rules/limits'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import { messageOf } from '@store/sdk'
import { Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'

type RefundDialogProps = {
  /** The amount, and what it was for. */
  title: string
  /** Records it. An error keeps what was entered. */
  onRecord: (details: RefundDetails) => Promise<void>
  onClose: () => void
}

function findFault({ refundedOn, reference }: RefundDetails, today: string) {
  const { refundDay, refundReference } = receiptMessages
  const fields = [
    ...(refundedOn === '' || refundedOn > today
      ? [{ field: 'refundedOn', message: refundDay }]
      : []),
    ...(reference.trim() === '' ? [{ field: 'reference', message: refundReference }] : []),
  ]
  const [first] = fields
  return first && { message: first.message, fields }
}

/** Asks on which day money went back, and with which reference of the bank. The bank itself is told nothing. */
export function RefundDialog({ title, onRecord, onClose }: RefundDialogProps) {
  const today = indiaDayOf(new Date())
  const form = useForm<RefundDetails>({
    initial: { refundedOn: today, reference: '' },
    validate: (values) => findFault(values, today),
    failure: paymentMessages.refundFailed,
    submit: async ({ refundedOn, reference }) => {
      try {
        await onRecord({ refundedOn, reference: reference.trim() })
      } catch (error) {
        toast.error(messageOf(error, paymentMessages.refundFailed))
        throw error
      }
      onClose()
    },
  })
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <p>Send the money from your bank first. Here you record that it went back.</p>
        <TextField label="Day" type="date" max={today} required {...form.field('refundedOn')} />
        <TextField
          label="Bank reference or note"
          hint="The buyer reads it with the order"
          maxLength={longestRefundReference}
          required
          {...form.field('reference')}
        />
        <SubmitButton form={form}>Record refund</SubmitButton>
      </Form>
    </Dialog>
  )
}
