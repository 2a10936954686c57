import { apiTokenMessages } from '@store/contract/rules/accounts/api-tokens'
import { namesOfOpening, type Opening, rightMessages } from '@store/contract/rules/accounts/rights'
import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import type { ErrorCode } from '@store/contract/rules/error-codes'
import type { FieldError, FormError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'

/** Statuses of invalid content, whose code follows from the status. */
const inputCodes = { 400: 'invalid_input', 413: 'too_large', 415: 'unsupported_type' } as const

interface ErrorText {
  message: string
  fields?: readonly FieldError[]
}

/** Invalid content; `statusCode` is 400 by default. */
interface InputError extends ErrorText {
  statusCode?: keyof typeof inputCodes
}

/** An error with its own code. */
interface CodedError extends ErrorText {
  statusCode: number
  code: ErrorCode
  /** Seconds after which the same request may succeed: the response carries `Retry-After`. */
  retryAfterSeconds?: number
}

/** An error response (base 1.3): status, stable code, message and field errors. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  readonly retryAfterSeconds: number | undefined

  constructor(error: InputError | CodedError) {
    super(error.message)
    this.name = 'HttpError'
    this.statusCode = error.statusCode ?? 400
    this.code = 'code' in error ? error.code : inputCodes[error.statusCode ?? 400]
    this.fields = error.fields ?? []
    this.retryAfterSeconds = 'retryAfterSeconds' in error ? error.retryAfterSeconds : undefined
  }
}

/**
 * Defines the class of an error that always has the same message, for the catalogue of a feature.
 * @example export const CartFullError = defineError('cart_full', messages.cart.full, 409)
 */
export function defineError(code: ErrorCode, message: string, statusCode: number) {
  return class extends HttpError {
    constructor() {
      super({ code, message, statusCode })
    }
  }
}

/** 401: not signed in, or the session has ended. */
export const NotSignedInError = defineError('not_signed_in', messages.signInFirst, 401)

/** 403: the role of the caller may not do this. */
export const ForbiddenError = defineError('forbidden', messages.forbidden, 403)

/** 401: an API token that opens nothing, or nothing any more. */
export const TokenInvalidError = defineError('token_invalid', apiTokenMessages.invalid, 401)

/** 403: an API token on a route that its scopes do not name. */
export const TokenScopeError = defineError('token_scope', apiTokenMessages.otherScope, 403)
/** 403: the role of the caller may do this, but not with the rights that the account has (rights 2). */
export class RightMissingError extends HttpError {
  /** @param opening what would open it */
  constructor(opening: Opening) {
    const message = rightMessages.missing(namesOfOpening(opening))
    super({ code: 'right_missing', message, statusCode: 403 })
    this.name = 'RightMissingError'
  }
}

/** 403: an admin has to set up a second factor before anything else (`ADMIN_SECOND_FACTOR`). */
export const SecondFactorMissingError = defineError(
  'second_factor_missing',
  secondFactorMessages.missing,
  403,
)

/** 404: does not exist, or belongs to somebody else (base 1.2: a 403 would confirm that it exists). */
export const NotFoundError = defineError('not_found', messages.notFound, 404)

/**
 * Throws the error of an invalid form; does nothing without one.
 * @throws HttpError (400) with the field errors
 */
export function assertValid(fault: FormError | undefined): void {
  if (fault) throw new HttpError(fault)
}

/** 429: rate limit exceeded (base 1.13). */
export class TooManyRequestsError extends HttpError {
  constructor(retryAfterSeconds: number) {
    const code = 'too_many_requests'
    super({ message: messages.tooOften, statusCode: 429, code, retryAfterSeconds })
    this.name = 'TooManyRequestsError'
  }
}

/** A database that is restarted, or replaced by its replica, is back within seconds. */
const retryUnavailableAfterSeconds = 2

/** 503: the database is away; the same request may succeed in a moment. Whether it has been executed is unknown. */
export class UnavailableError extends HttpError {
  constructor(cause?: unknown) {
    super({
      message: messages.unavailable,
      statusCode: 503,
      code: 'unavailable',
      retryAfterSeconds: retryUnavailableAfterSeconds,
    })
    this.name = 'UnavailableError'
    this.cause = cause
  }
}
