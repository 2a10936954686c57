import createError from '@fastify/error'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors.ts'

/** 501: the store has no gateway (api.md: off until keys are set). */
export function onlinePaymentOffError(): HttpError {
  return new HttpError({ message: messages.payment.onlineOff, statusCode: 501 })
}

/** 503: the gateway did not answer as it should; nothing was ordered. */
export class GatewayUnavailableError extends HttpError {
  constructor(cause: unknown) {
    super({ message: messages.payment.onlineAway, statusCode: 503 })
    this.name = 'GatewayAwayError'
    this.cause = cause
  }
}

/** 400: the gateway has not signed this payment. */
export function invalidSignatureError(): HttpError {
  return new HttpError(fieldError('signature', messages.payment.signature))
}

/** 409: the cart costs something else than the gateway was told a moment ago. */
export class QuoteChangedError extends HttpError {
  constructor() {
    super({ message: messages.payment.quoteMoved, statusCode: 409 })
    this.name = 'QuoteMovedError'
  }
}

/** 409: the order was cancelled before its payment came. */
export const PaidTooLateError = createError('PAID_TOO_LATE', messages.payment.paidTooLate, 409)
