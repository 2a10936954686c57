import {
  IncompatibleReleaseError,
  LoadTimeoutError,
  NetworkError,
  RemoteStartError,
  UntrustedFileError,
} from './remote-errors.ts'
import type { BlockReason, FailureReason, RemoteEvent } from './remote-state.ts'

/** A release that was tried in vain. */
export interface FailedRelease {
  release: string
  error: unknown
}

/**
 * What a try came to in which no release could be had.
 * @param failed in the order they were tried: the first one says why
 */
export function failureEvent(failed: readonly FailedRelease[], attempt: number): RemoteEvent {
  const causes = failed.map(({ release, error }) => ({ release, detail: String(error) }))
  // A fallback whose code has run bars everything else, whatever was wrong with the release before it.
  const decisive = failed.find(({ error }) => error instanceof RemoteStartError) ?? failed[0]
  const why = failureReason(decisive?.error)
  return why === 'unreachable' || why === 'too-slow'
    ? { type: 'failed', attempt, why, causes }
    : { type: 'blocked', attempt, why, causes }
}

/** Why a release cannot be shown. */
export function failureReason(error: unknown): FailureReason | BlockReason {
  if (error instanceof NetworkError) return 'unreachable'
  if (error instanceof LoadTimeoutError) return 'too-slow'
  if (error instanceof IncompatibleReleaseError) return 'incompatible'
  if (error instanceof UntrustedFileError) return 'untrusted'
  return error instanceof RemoteStartError ? 'broken' : 'unusable'
}
