import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { isPlainRecord } from './plain-record.ts'

/** A call of the API that failed as no person's doing explains. */
export interface FailedCall {
  /** Name of the endpoint, e.g. `getProducts`. */
  endpoint: string
  /** The HTTP status, or RTK Query's word for an answer that is none, e.g. `PARSING_ERROR`. */
  status: string
}

/** Refusals a read may meet though all code is right: nobody is signed in, wrong role, too often. */
const expectedForReads = new Set([401, 403, 429])
/** A change may also meet what is gone, what a state forbids, and files that are too large or of no known kind. */
const expectedForChanges = new Set([401, 403, 404, 409, 413, 415, 429])
const notConfigured = 501

/**
 * Watches all calls for such that speak of broken code: the API has a fault, does not know the call, or its answer
 * cannot be read. A lost connection is nobody's fault.
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
  if (!isPlainRecord(error) || !isPlainRecord(arg)) return undefined
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
