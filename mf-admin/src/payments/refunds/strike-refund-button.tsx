import { findBlank } from '@store/contract/rules/field-errors'
import { formatDay } from '@store/contract/rules/india-days'
import { longestStrikeReason } from '@store/contract/rules/limits'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { OrderRefund } from '@store/contract/schemas/payments/refunds'
import { Button, Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useState } from 'react'
import { useStrikeRefundMutation } from './refunds-api.ts'

type StrikeRefundProps = { orderId: string; refund: OrderRefund }

function StrikeRefundDialog({
  orderId,
  refund,
  onClose,
}: StrikeRefundProps & { onClose: () => void }) {
  const [strike] = useStrikeRefundMutation()
  const form = useForm({
    initial: { reason: '' },
    validate: (values) => findBlank(values, ['reason'], receiptMessages.strikeReason),
    failure: paymentMessages.strikeFailed,
    submit: async ({ reason }) => {
      const { ordinal } = refund
      const { message } = await strike({ id: orderId, ordinal, reason: reason.trim() }).unwrap()
      toast.success(message)
      onClose()
    },
  })
  const title = `Void the refund of ${formatRupees(refund.amount)}?`
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <p>
          It was recorded for {formatDay(refund.refundedOn)}, {refund.reference}. It stays in the
          history as void, and the money still has to be refunded.
        </p>
        <TextField
          label="Reason"
          hint="For the history. The buyer does not see the reason"
          maxLength={longestStrikeReason}
          required
          {...form.field('reason')}
        />
        <SubmitButton form={form}>Void</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Strikes a refund out that was recorded by mistake. */
export function StrikeRefundButton(props: StrikeRefundProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-label={`Void the refund of ${formatRupees(props.refund.amount)}`}
        onClick={() => setIsOpen(true)}
      >
        Void
      </Button>
      {isOpen ? <StrikeRefundDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
