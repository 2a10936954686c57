import type { FieldError } from '@store/contract/rules/field-errors'
import { isRecord } from '@store/contract/rules/is-record'

function bodyOf(error: unknown): Record<string, unknown> {
  return isRecord(error) && isRecord(error.data) ? error.data : {}
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
}

/**
 * The message to show for a failed call: the server's message, else the fallback (site 5.1). Offline, a time-out or an
 * unexpected response give the fallback.
 * @param error the `error` of a query, or what `unwrap()` threw
 * @example toast.error(messageOf(error, messages.cart.updateFailed))
 */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = bodyOf(error)
  return typeof message === 'string' && message.trim() !== '' ? message : fallback
}

/**
 * The field errors of a failed call, in the server's order (base 1.3); empty when there are none.
 * @example fieldErrorsOf(error) // [{ field: 'email', message: 'Enter a valid email address' }]
 */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const { errors } = bodyOf(error)
  return Array.isArray(errors) ? errors.filter(isFieldError) : []
}

/**
 * The HTTP status of a failed call.
 * @returns `undefined` without a response: offline, timed out, aborted
 */
export function statusOf(error: unknown): number | undefined {
  if (!isRecord(error)) return undefined
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status
  return typeof status === 'number' ? status : undefined
}
