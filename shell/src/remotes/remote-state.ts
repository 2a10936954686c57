import type { Remote } from '@store/sdk'

/** The remote cannot be reached; a retry may succeed. */
export type FailureReason = 'unreachable' | 'too-slow'

/**
 * The release itself is faulty. `incompatible`: it needs versions that this host does not have. `untrusted`: the hash of
 * a file is missing or wrong. `unusable`: it is invalid, detected before any of its code ran. `broken`: its code threw
 * at start or exported no remote.
 */
export type BlockReason = 'incompatible' | 'untrusted' | 'unusable' | 'broken'

/** The failed release and the reason, for the operators of the site. */
export interface Cause {
  release: string
  detail: string
}

/**
 * The state of a remote. `attempt` counts from 1; `why` is the reason for the chosen release, `causes` also contains
 * that of its fallback.
 */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; remote: Remote; release: string }
  | { status: 'failed'; attempt: number; why: FailureReason; causes: readonly Cause[] }
  | { status: 'blocked'; attempt: number; why: BlockReason; causes: readonly Cause[] }

/** The events of a remote. Outcomes carry the number of their attempt, so that late ones are ignored. */
export type RemoteEvent =
  | { type: 'started' }
  | { type: 'arrived'; attempt: number; remote: Remote; release: string }
  | { type: 'failed'; attempt: number; why: FailureReason; causes: readonly Cause[] }
  | { type: 'blocked'; attempt: number; why: BlockReason; causes: readonly Cause[] }

/** True when none of the remote's code has run, so that it may be loaded in this document. */
export function isStartable(state: RemoteState): boolean {
  switch (state.status) {
    case 'idle':
    case 'failed':
      return true
    case 'blocked':
      return state.why !== 'broken'
    case 'loading':
    case 'ready':
      return false
  }
}

/** The state after an event; the same object when the event does not apply. */
export function nextRemoteState(state: RemoteState, event: RemoteEvent): RemoteState {
  if (event.type === 'started') {
    return isStartable(state) ? { status: 'loading', attempt: attemptOf(state) + 1 } : state
  }
  if (state.status !== 'loading' || state.attempt !== event.attempt) return state
  const { attempt } = state
  switch (event.type) {
    case 'arrived':
      return { status: 'ready', attempt, remote: event.remote, release: event.release }
    case 'failed':
      return { status: 'failed', attempt, why: event.why, causes: event.causes }
    case 'blocked':
      return { status: 'blocked', attempt, why: event.why, causes: event.causes }
  }
}

function attemptOf(state: RemoteState): number {
  return state.status === 'idle' ? 0 : state.attempt
}
