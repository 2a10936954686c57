import createError from '@fastify/error'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { HttpError } from '../http/errors/errors.ts'

/** 501: no gateway is configured (api.md: off until keys are set). */
export function onlinePaymentOffError(): HttpError {
  return new HttpError({ message: messages.payment.onlineOff, statusCode: 501 })
}

/** 503: the gateway is unavailable or gave an unexpected response; nothing was ordered. */
export class GatewayUnavailableError extends HttpError {
  constructor(cause: unknown) {
    super({ message: messages.payment.onlineAway, statusCode: 503 })
    this.name = 'GatewayAwayError'
    this.cause = cause
  }
}

/** 400: the payment lacks a valid signature of the gateway. */
export function invalidSignatureError(): HttpError {
  return new HttpError(fieldError('signature', messages.payment.signature))
}

/** 409: the total has changed since the gateway's order was opened. */
export class QuoteChangedError extends HttpError {
  constructor() {
    super({ message: messages.payment.quoteMoved, statusCode: 409 })
    this.name = 'QuoteMovedError'
  }
}

/** 409: the order was cancelled before its payment came. */
export const PaidTooLateError = createError('PAID_TOO_LATE', messages.payment.paidTooLate, 409)
