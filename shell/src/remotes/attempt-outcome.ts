import {
  BrokenStart,
  IncompatibleRelease,
  NetworkFault,
  TooSlow,
  UntrustedFile,
} from './remote-faults.ts'
import type { BlockReason, FailureReason, RemoteEvent } from './remote-state.ts'

/** A release that was tried in vain. */
export interface FailedRelease {
  release: string
  fault: unknown
}

/**
 * What a try came to in which no release could be had.
 * @param failed in the order they were tried: the first one says why
 */
export function outcomeOf(failed: readonly FailedRelease[], attempt: number): RemoteEvent {
  const causes = failed.map(({ release, fault }) => ({ release, detail: String(fault) }))
  // A fallback whose code has run bars everything else, whatever was wrong with the release before it.
  const decisive = failed.find(({ fault }) => fault instanceof BrokenStart) ?? failed[0]
  const why = reasonOf(decisive?.fault)
  return why === 'unreachable' || why === 'too-slow'
    ? { type: 'failed', attempt, why, causes }
    : { type: 'blocked', attempt, why, causes }
}

/** Why a release cannot be shown. */
export function reasonOf(fault: unknown): FailureReason | BlockReason {
  if (fault instanceof NetworkFault) return 'unreachable'
  if (fault instanceof TooSlow) return 'too-slow'
  if (fault instanceof IncompatibleRelease) return 'incompatible'
  if (fault instanceof UntrustedFile) return 'untrusted'
  return fault instanceof BrokenStart ? 'broken' : 'unusable'
}
