import { createContext, use } from 'react'
import type { SiteMap } from './site-map.ts'

const SiteMapContext = createContext<SiteMap | undefined>(undefined)

/** Provides the site map to the components below. */
export const SiteMapProvider = SiteMapContext.Provider

/** The site map of this document. @throws Error outside of {@link SiteMapProvider} */
export function useSiteMap(): SiteMap {
  const siteMap = use(SiteMapContext)
  if (siteMap === undefined) throw new Error('useSiteMap needs a SiteMapProvider above')
  return siteMap
}
