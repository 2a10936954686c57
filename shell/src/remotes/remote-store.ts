import { nextRemoteState, type RemoteEvent, type RemoteState } from './remote-state.ts'

/** The states of all remotes of a document. */
export interface RemoteStore {
  getState: (name: string) => RemoteState
  /** @returns the remote's state after the event */
  dispatch: (name: string, event: RemoteEvent) => RemoteState
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
}

const idle: RemoteState = { status: 'idle' }

/** A store in which every remote is idle. Made for `useSyncExternalStore`: states are never mutated. */
export function createRemoteStore(): RemoteStore {
  const states = new Map<string, RemoteState>()
  const listeners = new Set<() => void>()
  const getState = (name: string) => states.get(name) ?? idle

  return {
    getState,
    dispatch: (name, event) => {
      const before = getState(name)
      const after = nextRemoteState(before, event)
      if (after === before) return before
      states.set(name, after)
      for (const listener of listeners) listener()
      return after
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
