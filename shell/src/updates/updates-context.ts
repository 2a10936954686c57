import { createContext, use } from 'react'
import type { ReleaseWatch } from './release-watch.ts'

const UpdatesContext = createContext<ReleaseWatch | undefined>(undefined)

/** Provides the release watch to the components below. */
export const UpdatesProvider = UpdatesContext.Provider

/** The document's release watch. @throws Error outside of {@link UpdatesProvider} */
export function useUpdates(): ReleaseWatch {
  const watch = use(UpdatesContext)
  if (watch === undefined) throw new Error('useUpdates needs an UpdatesProvider above')
  return watch
}
