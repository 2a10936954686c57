import { createContext, use } from 'react'
import type { ReleaseWatch } from './release-watch.ts'

const UpdatesContext = createContext<ReleaseWatch | undefined>(undefined)

/** Gives the watch for new releases to the components below. */
export const UpdatesProvider = UpdatesContext.Provider

/** The document's watch for new releases. @throws Error outside of {@link UpdatesProvider} */
export function useUpdates(): ReleaseWatch {
  const watch = use(UpdatesContext)
  if (watch === undefined) throw new Error('useUpdates needs an UpdatesProvider above')
  return watch
}
