import type { Composition } from '@store/contract/schemas/composition'
import { selectSession, startStore } from '@store/sdk'
import { createBrowserRouter } from 'react-router-dom'
import { fetchComposition } from './composition/composition-source.ts'
import { createFederation } from './remotes/federation.ts'
import { createRemoteLoader } from './remotes/remote-loader.ts'
import { createRemoteStore } from './remotes/remote-store.ts'
import { hostVersions } from './remotes/shared-modules.ts'
import { admissionTo } from './routing/admission.ts'
import { prefetchOnIntent } from './routing/prefetch.ts'
import { nameFirstEntry } from './routing/scroll-memory.ts'
import { createSiteMap } from './routing/site-map.ts'
import { siteRoutes } from './routing/site-routes.tsx'
import { Site } from './site.tsx'
import { watchReleases } from './updates/release-watch.ts'

/** Puts the parts of a document together: one store, one router, one federation runtime. */
export function startSite(composition: Composition) {
  const store = startStore()
  const siteMap = createSiteMap(composition)
  const remoteStore = createRemoteStore()
  const loader = createRemoteLoader({
    composition,
    fetchComposition,
    hostVersions,
    source: createFederation(),
    store: remoteStore,
  })
  const remotes = { store: remoteStore, loader }
  const session = () => selectSession(store.getState())

  // Before React renders: the first page's remote is under way while the layout is built.
  const place = siteMap.placeOf(location.pathname)
  if (place && admissionTo(place.roles, session()) === 'admitted') loader.open(place.remote)
  prefetchOnIntent({ siteMap, remotes, session })

  const updates = watchReleases({
    revision: composition.revision,
    fetchRevision: async () => (await fetchComposition()).revision,
  })
  nameFirstEntry()
  const router = createBrowserRouter(siteRoutes)
  return <Site {...{ store, router, siteMap, remotes, updates }} />
}
