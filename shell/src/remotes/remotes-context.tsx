import { createContext, use, useSyncExternalStore } from 'react'
import type { Reporter } from '../reporting/reporter.ts'
import type { RemoteLoader } from './remote-loader.ts'
import type { RemoteState } from './remote-state.ts'
import type { RemoteStore } from './remote-store.ts'

/** The remotes of this document: what they are, and how to bring one in. */
export interface Remotes {
  store: RemoteStore
  loader: RemoteLoader
  reports: Pick<Reporter, 'crashed'>
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

/** How far a remote is, kept up to date. */
export function useRemoteState(name: string): RemoteState {
  const { store } = useRemotes()
  return useSyncExternalStore(store.subscribe, () => store.stateOf(name))
}
