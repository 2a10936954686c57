import {
  type CreditRefusal,
  type CreditStanding,
  creditRefusalText,
} from '@store/contract/rules/credit/credit'
import { creditAdminMessages as messages } from '@store/contract/rules/credit/credit-admin-messages'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { HttpError } from '../../../base/base.ts'

const refused = { statusCode: 409, code: 'credit_refused' } as const

/** 409: the order is not sold on credit. The message says why, and what else can be done. */
export function creditRefusedError(
  refusal: CreditRefusal,
  standing: CreditStanding | undefined,
): HttpError {
  return new HttpError({ ...refused, message: creditRefusalText(refusal, standing) })
}

/** 409: an order on credit is not sent. @param standing with the order */
export function creditOrderNotSentError(
  refusal: Exclude<CreditRefusal, 'none'>,
  { buyerName, standing }: { buyerName: string; standing: CreditStanding },
): HttpError {
  const { overdue, used, limit } = standing
  const message = {
    hold: messages.shippingHold(buyerName),
    overdue: messages.shippingOverdue(buyerName, formatPlainRupees(overdue)),
    limit: messages.shippingOverLimit(buyerName, formatPlainRupees(used), formatPlainRupees(limit)),
  }[refusal]
  return new HttpError({ ...refused, message })
}
