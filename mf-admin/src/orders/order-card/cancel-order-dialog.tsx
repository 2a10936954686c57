import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { hasShipped } from '@store/contract/rules/orders/order-states'
import { paidAmountOf } from '@store/contract/rules/payments/payment-status'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { nameOfParty, recipientOf } from '@store/contract/rules/shipping/parties'
import type { Order } from '@store/contract/schemas/orders/orders'
import { ConfirmDialog, Form, shortOrderId, TextArea, useForm } from '@store/ui'

type CancelOrderDialogProps = {
  order: Order
  onConfirm: (reason: string | undefined) => void
  onCancel: () => void
}

/** What cancelling makes the store owe. Of a part that is paid and credited, the sum is known once the order is cancelled. */
function MoneyToReturn({ order }: { order: Order }) {
  const { paymentStatus, refundDue, refunds = [] } = order
  const paid = paidAmountOf(order)
  const isPart = paymentStatus === 'processing'
  const isCredited = refundDue !== undefined || refunds.some(({ struck }) => !struck)
  if (isPart && isCredited) return <p>It is paid in part: what is left has to be returned.</p>
  if (paid <= 0) return null
  return (
    <p>
      It is paid{isPart ? ' in part' : ''}: {formatRupees(paid)} has to be returned.
    </p>
  )
}

/**
 * Confirms a cancellation: it restocks the pieces, may need a refund, and cannot be undone. Once the order was shipped it needs
 * a reason, which the credit note names.
 */
export function CancelOrderDialog({ order, onConfirm, onCancel }: CancelOrderDialogProps) {
  const sum = formatRupees(order.totalAmount)
  const buyer = nameOfParty(recipientOf(order.shippingInfo))
  const isInvoiced = hasShipped(order.orderStatus)
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) =>
      isInvoiced && reason.trim() === ''
        ? fieldError('reason', messages.orders.reasonRequired)
        : undefined,
    submit: async ({ reason }) => onConfirm(reason.trim() || undefined),
  })
  return (
    <ConfirmDialog
      open
      question={`Cancel order #${shortOrderId(order._id)} of ${sum}?`}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      danger
      busy={form.busy}
      onConfirm={() => void form.send()}
      onCancel={onCancel}
    >
      <p>
        Its pieces go back to the stock, and {buyer} sees it as cancelled. This cannot be undone.
      </p>
      <MoneyToReturn order={order} />
      <Form form={form} aria-label="Cancel order">
        <TextArea
          label={isInvoiced ? 'Reason' : 'Reason (optional)'}
          hint={
            isInvoiced
              ? 'The buyer sees this, and it is printed on the credit note.'
              : 'The buyer sees this.'
          }
          required={isInvoiced}
          maxLength={500}
          {...form.field('reason')}
        />
      </Form>
    </ConfirmDialog>
  )
}
