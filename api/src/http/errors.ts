import createError from '@fastify/error'
import type { FieldFault, FormFault } from '@store/contract/rules/field-fault'
import * as messages from '@store/contract/rules/messages'

/** 401: nobody is signed in, or the session has ended. */
export const NotSignedInError = createError('NOT_SIGNED_IN', messages.signInFirst, 401)

/** 403: somebody is signed in whose role may not do this. */
export const ForbiddenError = createError('FORBIDDEN', messages.forbidden, 403)

/** 404: not there, or not yours (api.md: never a 403 that confirms that it exists). */
export const NotFoundError = createError('NOT_FOUND', messages.notFound, 404)

/** A refusal with the fields at fault; `statusCode` is 400 unless told otherwise. */
export class RefusedError extends Error {
  readonly statusCode: number
  readonly fields: readonly FieldFault[]

  constructor(fault: { message: string; fields?: readonly FieldFault[]; statusCode?: number }) {
    super(fault.message)
    this.name = 'RefusedError'
    this.statusCode = fault.statusCode ?? 400
    this.fields = fault.fields ?? []
  }
}

/**
 * Lets a form pass that has no fault.
 * @throws RefusedError (400) with the fields at fault
 */
export function refuse(fault: FormFault | undefined): void {
  if (fault) throw new RefusedError(fault)
}

/** 429: too often (api.md); the answer says in `Retry-After` when to come back. */
export class TooOftenError extends RefusedError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super({ message: messages.tooOften, statusCode: 429 })
    this.name = 'TooOftenError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
