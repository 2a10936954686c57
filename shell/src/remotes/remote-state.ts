import type { Remote } from '@store/sdk'

/** The way to the remote is at fault: another try may succeed. */
export type FailureReason = 'unreachable' | 'too-slow'

/**
 * The release is at fault. `incompatible`: it needs other versions than this host has. `untrusted`: its files are
 * not vouched for. `unusable`: it is not what a release has to be, which was seen before any of it ran. `broken`:
 * its code ran and threw, or gave something that is no remote.
 */
export type BlockReason = 'incompatible' | 'untrusted' | 'unusable' | 'broken'

/** Which release could not be had and what was wrong with it, for the ones who run the site. */
export interface Cause {
  release: string
  detail: string
}

/**
 * How far a remote has come. `attempt` counts from 1 and keys what must not outlive a try; `why` is that of the
 * release the document chose, `causes` has its fallback's as well.
 */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; remote: Remote; release: string }
  | { status: 'failed'; attempt: number; why: FailureReason; causes: readonly Cause[] }
  | { status: 'blocked'; attempt: number; why: BlockReason; causes: readonly Cause[] }

/** What can happen to a remote. The outcome of a try says which one, so that a late one is ignored. */
export type RemoteEvent =
  | { type: 'started' }
  | { type: 'arrived'; attempt: number; remote: Remote; release: string }
  | { type: 'failed'; attempt: number; why: FailureReason; causes: readonly Cause[] }
  | { type: 'blocked'; attempt: number; why: BlockReason; causes: readonly Cause[] }

/** True when nothing of the remote has run, so that it may be loaded (again) in this document. */
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
