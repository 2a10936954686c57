import { createContext, startTransition, use, useEffect, useState } from 'react'
import type { Reporter } from '../reporting/reporter.ts'
import type { RemoteLoader } from './remote-loader.ts'
import type { RemoteState } from './remote-state.ts'
import type { RemoteStore } from './remote-store.ts'

/** The remotes of this document: what they are, and how to bring one in. */
export interface Remotes {
  store: RemoteStore
  loader: RemoteLoader
  reports: Pick<Reporter, 'crashed' | 'blank'>
}

const RemotesContext = createContext<Remotes | undefined>(undefined)

/** Gives the document's remotes to the components below. */
export const RemotesProvider = RemotesContext.Provider

/** The document's remotes. @throws Error outside of {@link RemotesProvider} */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext)
  if (remotes === undefined) throw new Error('useRemotes needs a RemotesProvider above')
  return remotes
}

/**
 * How far a remote is, kept up to date. Not by `useSyncExternalStore`: that renders what has arrived in one piece, and
 * all of the page again when it arrives while the page is being rendered.
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
