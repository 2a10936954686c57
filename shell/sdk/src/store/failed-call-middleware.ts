import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { isRecord } from '@store/contract/rules/is-record'

/** An API call that failed unexpectedly, not because of the user. */
export interface FailedCall {
  /** Name of the endpoint, e.g. `getProducts`. */
  endpoint: string
  /** The HTTP status, or RTK Query's error code, e.g. `PARSING_ERROR`. */
  status: string
}

/** Expected statuses of reads: not signed in, wrong role, rate limit. */
const expectedForReads = new Set([401, 403, 429])
/** Mutations may also meet a missing record, a conflict, and a file that is too large or of the wrong type. */
const expectedForChanges = new Set([401, 403, 404, 409, 413, 415, 429])
const notConfigured = 501

/**
 * Reports calls whose failure suggests a bug: a server error, an unknown endpoint or an unreadable response. Lost
 * connections are not reported.
 */
export function failedCallMiddleware(onFailedCall: (call: FailedCall) => void): Middleware {
  return () => (next) => (action) => {
    if (isRejectedWithValue(action)) {
      const call = failedCallOf(action.payload, action.meta)
      if (call) onFailedCall(call)
    }
    return next(action)
  }
}

function failedCallOf(error: unknown, { arg }: { arg: unknown }): FailedCall | undefined {
  if (!isRecord(error) || !isRecord(arg)) return undefined
  const { endpointName, type } = arg
  const { status } = error
  const isFailure =
    typeof status === 'number'
      ? isUnexpected(status, type === 'query')
      : status !== 'FETCH_ERROR' && status !== 'CUSTOM_ERROR'
  return isFailure ? { endpoint: String(endpointName), status: String(status) } : undefined
}

function isUnexpected(status: number, isRead: boolean): boolean {
  if (status === notConfigured) return false
  return !(isRead ? expectedForReads : expectedForChanges).has(status)
}
