import { findBlank } from '@store/contract/rules/field-errors'
import { longestTakeBackReason } from '@store/contract/rules/limits'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useTakeBackReceiptMutation } from '../receipt-changes-api.ts'

type TakeBackDialogProps = {
  receipt: Receipt
  onDone: (receipt: Receipt) => void
  onClose: () => void
}

/** Takes a payment back from its orders, with a reason for the audit; the money waits again. */
export function TakeBackDialog({ receipt, onDone, onClose }: TakeBackDialogProps) {
  const [takeBack] = useTakeBackReceiptMutation()
  const form = useForm({
    initial: { reason: '' },
    validate: (values) => findBlank(values, ['reason'], paymentMessages.takeBackReason),
    failure: paymentMessages.takeBackFailed,
    submit: async ({ reason }) => {
      const { message, receipt: changed } = await takeBack({
        id: receipt._id,
        reason: reason.trim(),
      }).unwrap()
      toast.success(message)
      onClose()
      onDone(changed)
    },
  })
  const title = `Undo the assignment of ${formatRupees(receipt.amount)}?`
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <p>
          Its orders are no longer paid by this money, and the payment goes back to the list. The
          bank statement does not change.
        </p>
        <TextField
          label="Reason"
          hint="Saved in the audit log and with the orders"
          maxLength={longestTakeBackReason}
          required
          {...form.field('reason')}
        />
        <SubmitButton form={form}>Undo</SubmitButton>
      </Form>
    </Dialog>
  )
}
