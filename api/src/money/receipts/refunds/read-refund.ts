import { fieldError } from '@store/contract/rules/field-errors'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import type { AnswerReceiptsBody } from '@store/contract/schemas/payments/receipts'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import { type Clock, HttpError } from '../../../base/base.ts'

/**
 * Reads how money went back.
 * @param prefix of the names of the fields in the request
 * @throws HttpError (400) at the field of a day that is still to come, or of a blank reference
 */
export function readRefund(
  { refundedOn, reference: given }: RefundDetails,
  { clock, prefix = '' }: { clock: Clock; prefix?: string },
): RefundDetails {
  const reference = given.trim()
  if (refundedOn > indiaDayOf(clock.now())) {
    throw new HttpError(fieldError(`${prefix}refundedOn`, messages.refundDay))
  }
  if (reference === '') {
    throw new HttpError(fieldError(`${prefix}reference`, messages.refundReference))
  }
  return { refundedOn, reference }
}

/**
 * Reads how money went back that an admin answers about; undefined for other answers.
 * @throws HttpError (400) also unless it comes with money that was paid back, and with nothing else
 */
export function readRefundOfAnswer(
  { answer, refund }: AnswerReceiptsBody,
  clock: Clock,
): RefundDetails | undefined {
  if (answer !== 'refunded') {
    if (refund) throw new HttpError(fieldError('refund', messages.refundWithoutPayingBack))
    return undefined
  }
  if (!refund) throw new HttpError(fieldError('refund', messages.refundMissing))
  return readRefund(refund, { clock, prefix: 'refund.' })
}
