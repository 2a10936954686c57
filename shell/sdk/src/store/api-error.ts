import type { FieldError } from '@store/contract/rules/field-errors'
import { isPlainRecord } from './plain-record.ts'

function bodyOf(error: unknown): Record<string, unknown> {
  return isPlainRecord(error) && isPlainRecord(error.data) ? error.data : {}
}

function isFieldError(value: unknown): value is FieldError {
  return (
    isPlainRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
  )
}

/**
 * The sentence to show for a failed call: the server's own words first, else the screen's (spec §8).
 * Offline, a time-out or an answer that is none of ours all give the fallback.
 * @param error what a query holds in `error`, or what `unwrap()` threw
 * @example toast.error(messageOf(error, messages.cart.updateFailed))
 */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = bodyOf(error)
  return typeof message === 'string' && message.trim() !== '' ? message : fallback
}

/**
 * The single fields the server found at fault, first one first (api.md); empty when it named none.
 * @example fieldErrorsOf(error) // [{ field: 'email', message: 'Enter a valid email address' }]
 */
export function fieldErrorsOf(error: unknown): FieldError[] {
  const { errors } = bodyOf(error)
  return Array.isArray(errors) ? errors.filter(isFieldError) : []
}

/**
 * The HTTP status of a failed call.
 * @returns `undefined` when no answer came: offline, timed out, broken off
 */
export function statusOf(error: unknown): number | undefined {
  if (!isPlainRecord(error)) return undefined
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status
  return typeof status === 'number' ? status : undefined
}
