import createError from '@fastify/error'
import type { FieldError, FormError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'

/** 401: nobody is signed in, or the session has ended. */
export const NotSignedInError = createError('NOT_SIGNED_IN', messages.signInFirst, 401)

/** 403: somebody is signed in whose role may not do this. */
export const ForbiddenError = createError('FORBIDDEN', messages.forbidden, 403)

/** 404: not there, or not yours (api.md: never a 403 that confirms that it exists). */
export const NotFoundError = createError('NOT_FOUND', messages.notFound, 404)

/** A refusal with the fields at fault; `statusCode` is 400 unless told otherwise. */
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
 * Lets a form pass that has no fault.
 * @throws HttpError (400) with the fields at fault
 */
export function assertValid(fault: FormError | undefined): void {
  if (fault) throw new HttpError(fault)
}

/** 429: too often (api.md); the answer says in `Retry-After` when to come back. */
export class TooManyRequestsError extends HttpError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super({ message: messages.tooOften, statusCode: 429 })
    this.name = 'TooManyRequestsError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
