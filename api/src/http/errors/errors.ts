import createError from '@fastify/error'
import type { FieldError, FormError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'

/** 401: not signed in, or the session has ended. */
export const NotSignedInError = createError('NOT_SIGNED_IN', messages.signInFirst, 401)

/** 403: the role of the caller may not do this. */
export const ForbiddenError = createError('FORBIDDEN', messages.forbidden, 403)

/** 404: does not exist, or belongs to somebody else (api.md: a 403 would confirm that it exists). */
export const NotFoundError = createError('NOT_FOUND', messages.notFound, 404)

/** An error response with a message and field errors; `statusCode` is 400 by default. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly fields: readonly FieldError[]

  constructor(fault: { message: string; fields?: readonly FieldError[]; statusCode?: number }) {
    super(fault.message)
    this.name = 'HttpError'
    this.statusCode = fault.statusCode ?? 400
    this.fields = fault.fields ?? []
  }
}

/**
 * Throws the error of an invalid form; does nothing for a valid one.
 * @throws HttpError (400) with the field errors
 */
export function assertValid(fault: FormError | undefined): void {
  if (fault) throw new HttpError(fault)
}

/** 429: rate limit exceeded (api.md); the response carries `Retry-After`. */
export class TooManyRequestsError extends HttpError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super({ message: messages.tooOften, statusCode: 429 })
    this.name = 'TooManyRequestsError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
