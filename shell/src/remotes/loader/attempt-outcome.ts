import type { BlockReason, FailureReason, RemoteEvent } from '../remote-state.ts'
import {
  IncompatibleReleaseError,
  LoadTimeoutError,
  NetworkError,
  RemoteStartError,
  UntrustedFileError,
} from './remote-errors.ts'

/** A release that could not be loaded. */
export interface FailedRelease {
  release: string
  error: unknown
}

/**
 * The event for an attempt in which no release could be loaded.
 * @param failed in the order they were tried; the first one gives the reason
 */
export function failureEvent(failed: readonly FailedRelease[], attempt: number): RemoteEvent {
  const causes = failed.map(({ release, error }) => ({ release, detail: String(error) }))
  // Once code of the fallback has run, no other release may be loaded, whatever failed before.
  const decisive = failed.find(({ error }) => error instanceof RemoteStartError) ?? failed[0]
  const why = failureReason(decisive?.error)
  return why === 'unreachable' || why === 'too-slow'
    ? { type: 'failed', attempt, why, causes }
    : { type: 'blocked', attempt, why, causes }
}

/** Maps an error to the reason shown and reported. */
export function failureReason(error: unknown): FailureReason | BlockReason {
  if (error instanceof NetworkError) return 'unreachable'
  if (error instanceof LoadTimeoutError) return 'too-slow'
  if (error instanceof IncompatibleReleaseError) return 'incompatible'
  if (error instanceof UntrustedFileError) return 'untrusted'
  return error instanceof RemoteStartError ? 'broken' : 'unusable'
}
