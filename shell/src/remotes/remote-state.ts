import type { Remote } from '@store/sdk'

/** The way to the remote is at fault: another try may succeed. */
export type FailureReason = 'unreachable' | 'too-slow'

/**
 * The release is at fault. `incompatible`: it needs other versions than this host has.
 * `untrusted`: its files are not vouched for. `broken`: it is not what a remote has to be, or its code
 * ran and threw.
 */
export type BlockReason = 'incompatible' | 'untrusted' | 'broken'

/**
 * How far a remote has come. `attempt` counts from 1 and keys what must not outlive a try; `detail` is
 * for the ones who run the site, never for the person in front of it.
 */
export type RemoteState =
  | { status: 'idle' }
  | { status: 'loading'; attempt: number }
  | { status: 'ready'; attempt: number; remote: Remote }
  | { status: 'failed'; attempt: number; why: FailureReason; detail: string }
  | { status: 'blocked'; attempt: number; why: BlockReason; detail: string }

/** What can happen to a remote. The outcome of a try says which one, so that a late one is ignored. */
export type RemoteEvent =
  | { type: 'started' }
  | { type: 'arrived'; attempt: number; remote: Remote }
  | { type: 'failed'; attempt: number; why: FailureReason; detail: string }
  | { type: 'blocked'; attempt: number; why: BlockReason; detail: string }

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
      return { status: 'ready', attempt, remote: event.remote }
    case 'failed':
      return { status: 'failed', attempt, why: event.why, detail: event.detail }
    case 'blocked':
      return { status: 'blocked', attempt, why: event.why, detail: event.detail }
  }
}

function attemptOf(state: RemoteState): number {
  return state.status === 'idle' ? 0 : state.attempt
}
