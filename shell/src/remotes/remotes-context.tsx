import { createContext, startTransition, use, useEffect, useState } from 'react'
import type { Reporter } from '../reporting/reporter.ts'
import type { RemoteLoader } from './loader/remote-loader.ts'
import type { RemoteState } from './remote-state.ts'
import type { RemoteStore } from './remote-store.ts'

/** The remotes of this document: their states and their loader. */
export interface Remotes {
  store: RemoteStore
  loader: RemoteLoader
  reports: Pick<Reporter, 'crashed' | 'blank'>
}

const RemotesContext = createContext<Remotes | undefined>(undefined)

/** Provides the document's remotes to the components below. */
export const RemotesProvider = RemotesContext.Provider

/** The document's remotes. @throws Error outside of {@link RemotesProvider} */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext)
  if (remotes === undefined) throw new Error('useRemotes needs a RemotesProvider above')
  return remotes
}

/**
 * The current state of a remote. Does not use `useSyncExternalStore`, which would render a loaded remote synchronously
 * and restart a render in progress.
 */
export function useRemoteState(name: string): RemoteState {
  const { store } = useRemotes()
  const [state, setState] = useState(() => store.getState(name))
  useEffect(() => {
    const update = () => startTransition(() => setState(store.getState(name)))
    update()
    return store.subscribe(update)
  }, [store, name])
  return state
}
