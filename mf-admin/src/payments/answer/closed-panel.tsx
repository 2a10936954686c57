import { formatDay } from '@store/contract/rules/india-days'
import { paymentMessages, receiptClosingNames } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import type { ReceiptClosing } from '@store/contract/rules/payments/receipt-states'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { messageOf } from '@store/sdk'
import { Button, FormMessage, Stack, toast } from '@store/ui'
import { Undo2 } from 'lucide-react'
import { useReopenReceiptsMutation } from '../receipt-changes-api.ts'

type ClosedPanelProps = {
  receipt: Receipt
  closed: ReceiptClosing
  onReopened: () => void
}

/** Why a payment is for no order, and the way back. */
export function ClosedPanel({ receipt, closed, onReopened }: ClosedPanelProps) {
  const { refund } = receipt
  const [reopen, { isLoading }] = useReopenReceiptsMutation()
  const handleReopen = async () => {
    const { failures } = await reopen([receipt._id]).unwrap()
    if (failures.length > 0) toast.error(messageOf(failures[0], paymentMessages.answerFailed))
    else {
      toast.success(receiptMessages.reopened)
      onReopened()
    }
  }
  return (
    <Stack gap="s">
      <FormMessage tone="info">{receiptClosingNames[closed]}: it is for no order.</FormMessage>
      {refund ? (
        <p>
          {formatRupees(refund.amount)} went back on {formatDay(refund.refundedOn)},{' '}
          {refund.reference}
        </p>
      ) : null}
      <Button
        variant="secondary"
        icon={Undo2}
        busy={isLoading}
        data-decision
        onClick={() => void handleReopen()}
      >
        Reopen
      </Button>
    </Stack>
  )
}
