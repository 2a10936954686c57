import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { defineError, HttpError } from '../../base/base.ts'

/** 501: no gateway is configured (money 4.1). */
export const OnlinePaymentOffError = defineError(
  'online_payment_off',
  messages.payment.onlineOff,
  501,
)

/** 503: the gateway is unavailable or gave an unexpected response; nothing was ordered. */
export class GatewayUnavailableError extends HttpError {
  constructor(cause: unknown) {
    super({ message: messages.payment.onlineAway, statusCode: 503, code: 'gateway_unavailable' })
    this.name = 'GatewayUnavailableError'
    this.cause = cause
  }
}

/** 400: the payment lacks a valid signature of the gateway. */
export function invalidSignatureError(): HttpError {
  const error = fieldError('signature', messages.payment.signature)
  return new HttpError({ ...error, statusCode: 400, code: 'invalid_signature' })
}

/** 409: the total has changed since the gateway's order was opened. */
export const QuoteChangedError = defineError('quote_changed', messages.payment.quoteMoved, 409)

/** 409: the order was cancelled before its payment arrived. */
export const PaidTooLateError = defineError('paid_too_late', messages.payment.paidTooLate, 409)
