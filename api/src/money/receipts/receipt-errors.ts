import { fieldError } from '@store/contract/rules/field-errors'
import { formatDay } from '@store/contract/rules/india-days'
import { orderNameOf } from '@store/contract/rules/orders/order-name'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { defineError, HttpError } from '../../base/base.ts'
import type { RefundRecord } from '../../ordering/ordering.ts'

/** 404: the statement does not exist, or belongs to another tier. */
export const StatementNotFoundError = defineError(
  'statement_not_found',
  messages.statementNotFound,
  404,
)

/** 409: the statement was taken back before. */
export const StatementUndoneError = defineError('statement_undone', messages.undoneBefore, 409)

/** 404: the receipt does not exist, was taken back with its statement, or is none of the caller's. */
export const ReceiptNotFoundError = defineError('receipt_not_found', messages.notFound, 404)

/** 409: another amount of the receipt is open than the admin has seen. */
export const ReceiptChangedError = defineError('receipt_changed', messages.changedMeanwhile, 409)

/** 409: the receipt does not name exactly one open order of its amount, or no longer. */
export const ReceiptNotExactError = defineError('receipt_not_exact', messages.notExact, 409)

/** 409: it is not known yet whether the receipt is money of its own. */
export const ReceiptQuestionError = defineError('receipt_in_question', messages.openQuestion, 409)

/** 409: the receipt is not, or no longer, what an admin answered about. */
export const ReceiptQuestionGoneError = defineError('question_gone', messages.questionGone, 409)

/** 409: the receipt is for no order. */
export const ReceiptClosedError = defineError('receipt_closed', messages.closedBefore, 409)

/** 409: there is nothing to reopen. */
export const ReceiptNotClosedError = defineError('receipt_not_closed', messages.notClosed, 409)

/** 409: a part of the receipt is assigned, so it cannot be closed. */
export const ReceiptStillAssignedError = defineError(
  'receipt_assigned',
  messages.stillAssigned,
  409,
)

/** 409: the receipt is the word of an admin, which follows the payment selector of its order. */
export const ManualPaymentError = defineError('receipt_believed', messages.manualPaymentOnly, 409)

/** 409: a part of the receipt belongs to an order of another tier. */
export const ReceiptSharedError = defineError('receipt_shared', messages.foreignOrders, 409)

/** 409: nothing was paid for the order, or all of it stays. */
export const NoRefundDueError = defineError('no_refund_due', messages.noRefundDue, 409)

/** 409: the money of the order went back before. */
export function refundedBeforeError({ amount, refundedOn }: RefundRecord): HttpError {
  const message = messages.refundedBefore(formatPlainRupees(amount), formatDay(refundedOn))
  return new HttpError({ statusCode: 409, code: 'refund_recorded', message })
}

/** 409: another amount goes back than the admin has seen. */
export function refundChangedError(amount: Paise): HttpError {
  const message = messages.refundChanged(formatPlainRupees(amount))
  return new HttpError({ statusCode: 409, code: 'refund_changed', message })
}

/** 409: the order has no refund of that ordinal. */
export const RefundNotFoundError = defineError('refund_not_found', messages.refundNotFound, 409)

/** 409: the refund was struck out before. */
export const RefundStruckError = defineError('refund_struck', messages.refundStruckBefore, 409)

/** 409: the money of an order went back to its buyer, so no receipt of it can be for another order. */
export function keptForRefundError(orderPublicId: string): HttpError {
  const message = messages.keptForRefund(orderNameOf(orderPublicId))
  return new HttpError({ statusCode: 409, code: 'refund_recorded', message })
}

/** 409: there is nothing to take back. */
export const NothingAssignedError = defineError('nothing_assigned', messages.nothingAssigned, 409)

/** 400: an amount of a part is not money, or its order is named twice. @param field such as `parts.0.amount` */
export function invalidPartError(field: string, message: string): HttpError {
  return new HttpError(fieldError(field, message))
}

/** 409: the parts are more than what is open of the receipt. */
export function moreThanReceivedError(open: Paise): HttpError {
  const message = messages.moreThanReceived(formatPlainRupees(open))
  return new HttpError({ statusCode: 409, code: 'more_than_received', message })
}

/** 409: a part is more than what is open on its order. */
export function moreThanOpenError(orderPublicId: string, open: Paise): HttpError {
  const message = messages.moreThanOpen(orderNameOf(orderPublicId), formatPlainRupees(open))
  return new HttpError({ statusCode: 409, code: 'more_than_open', message })
}

/** 409: money is never assigned to a cancelled order. */
export function orderCancelledError(orderPublicId: string): HttpError {
  const message = messages.orderCancelled(orderNameOf(orderPublicId))
  return new HttpError({ statusCode: 409, code: 'order_final', message })
}

/** 409: received money of the order says otherwise than the admin who sets its payment. */
export function moneyAssignedError(received: Paise): HttpError {
  const message = messages.moneyAssigned(formatPlainRupees(received))
  return new HttpError({ statusCode: 409, code: 'money_assigned', message })
}
