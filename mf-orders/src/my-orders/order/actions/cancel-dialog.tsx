import { t } from '@lingui/core/macro'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { refundRuleOf } from '@store/contract/rules/orders/next-step'
import { isCancellable } from '@store/contract/rules/orders/order-states'
import { paidAmountOf } from '@store/contract/rules/payments/payment-status'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Order } from '@store/contract/schemas/orders/orders'
import { messageOf, statusOf, translate } from '@store/sdk'
import { ConfirmDialog, Form, shortOrderId, TextArea, toast, useForm } from '@store/ui'
import { useCancelOrderMutation } from './order-changes-api.ts'

type CancelDialogProps = { order: Order; onClose: () => void }

/** Asks for the reason of a cancellation, which is required (ordering 4.4). */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const [cancelOrder] = useCancelOrderMutation()
  const closeWithError = (message: string) => {
    toast.error(message)
    onClose()
  }
  const form = useForm({
    initial: { reason: '' },
    draft: `cancel-${order._id}`,
    validate: ({ reason }) =>
      reason.trim() === '' ? fieldError('reason', messages.orders.reasonRequired) : undefined,
    failure: messages.orders.cancelFailed,
    submit: async ({ reason }) => {
      // It may have been shipped while the reason was typed (screens 4.2).
      if (!isCancellable(order.orderStatus)) return closeWithError(messages.orders.notCancellable)
      try {
        const { message } = await cancelOrder({ id: order._id, reason: reason.trim() }).unwrap()
        toast.success(message)
        onClose()
      } catch (error) {
        const failureMessage = messageOf(error, messages.orders.cancelFailed)
        if ([404, 409].includes(statusOf(error) ?? 0)) return closeWithError(failureMessage)
        // The input is kept, so that the user can retry.
        toast.error(failureMessage)
        throw error
      }
    },
  })
  const number = shortOrderId(order._id)
  return (
    <ConfirmDialog
      open
      question={t`Cancel order #${number}?`}
      confirmLabel={t`Cancel order`}
      cancelLabel={t`Keep order`}
      danger
      busy={form.busy}
      onConfirm={() => void form.send()}
      onCancel={onClose}
    >
      <p>
        {translate(refundRuleOf(order, formatRupees(paidAmountOf(order) || order.totalAmount)))}
      </p>
      <Form form={form} aria-label={t`Cancel order`}>
        <TextArea
          label={t`Reason for cancelling`}
          hint={t`The store sees this. A cancellation cannot be undone.`}
          required
          maxLength={500}
          {...form.field('reason')}
        />
      </Form>
    </ConfirmDialog>
  )
}
