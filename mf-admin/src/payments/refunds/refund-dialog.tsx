import { indiaDayOf } from '@store/contract/rules/india-days'
import { longestRefundReference } from '@store/contract/rules/limits'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import { paiseFromRupees, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import { messageOf } from '@store/sdk'
import { Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { parseAmount } from '../decide/part-values.ts'

/** How money went back, as it is typed. */
type RefundValues = RefundDetails & { amount: string }

type RefundDialogProps = {
  /** The amount, and what it was for. */
  title: string
  /** All that goes back, in rupees, when a part of it may be recorded. */
  due?: number
  /** Records it; the amount is all of it unless it is a part. An error keeps what was entered. */
  onRecord: (details: RefundDetails & { amount?: number }) => Promise<void>
  onClose: () => void
}

/** The typed amount; undefined when it is none, or more than goes back. */
function readAmount(typed: string, due: number) {
  const amount = parseAmount(typed)
  return amount !== undefined && amount <= paiseFromRupees(due) ? amount : undefined
}

type Limits = { today: string; due: number | undefined }

function findFault({ refundedOn, reference, amount }: RefundValues, { today, due }: Limits) {
  const { refundDay, refundReference, refundAmount } = receiptMessages
  const isWrong = due !== undefined && readAmount(amount, due) === undefined
  const fields = [
    ...(isWrong
      ? [{ field: 'amount', message: refundAmount(formatExactRupees(paiseFromRupees(due))) }]
      : []),
    ...(refundedOn === '' || refundedOn > today
      ? [{ field: 'refundedOn', message: refundDay }]
      : []),
    ...(reference.trim() === '' ? [{ field: 'reference', message: refundReference }] : []),
  ]
  const [first] = fields
  return first && { message: first.message, fields }
}

/** Asks on which day money went back, and with which reference of the bank. The bank itself is told nothing. */
export function RefundDialog({ title, due, onRecord, onClose }: RefundDialogProps) {
  const today = indiaDayOf(new Date())
  const form = useForm<RefundValues>({
    initial: { refundedOn: today, reference: '', amount: String(due ?? '') },
    validate: (values) => findFault(values, { today, due }),
    failure: paymentMessages.refundFailed,
    submit: async ({ refundedOn, reference, amount: typed }) => {
      const amount = due === undefined ? undefined : readAmount(typed, due)
      const rupees = amount && rupeesFromPaise(amount)
      const isPart = rupees !== undefined && rupees !== due
      try {
        await onRecord({
          refundedOn,
          reference: reference.trim(),
          ...(isPart && { amount: rupees }),
        })
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
        {due === undefined ? null : (
          <TextField
            label="Amount in rupees"
            hint="All of it, or a part: the rest stays on the list"
            inputMode="decimal"
            autoComplete="off"
            required
            {...form.field('amount')}
          />
        )}
        <TextField label="Day" type="date" max={today} required {...form.field('refundedOn')} />
        <TextField
          label="Bank reference or note"
          hint="The buyer sees this with the order"
          maxLength={longestRefundReference}
          required
          {...form.field('reference')}
        />
        <SubmitButton form={form}>Record refund</SubmitButton>
      </Form>
    </Dialog>
  )
}
