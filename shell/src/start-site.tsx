import type { Composition } from '@store/contract/schemas/site/composition'
import { selectSession, startStore } from '@store/host'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { type ChosenRelease, chooseReleases } from './composition/choose-releases.ts'
import { fetchComposition } from './composition/composition-source.ts'
import { fetchReleaseFile } from './composition/release-file.ts'
import { loadFonts } from './first-html/first-fonts.ts'
import { hydratedHtml } from './first-html/first-html.ts'
import type { Preview } from './preview/preview.ts'
import { watchLeaving } from './remotes/left-page.ts'
import { createBrokenReleases } from './remotes/loader/broken-releases.ts'
import { createFederation } from './remotes/loader/federation.ts'
import { createRemoteLoader } from './remotes/loader/remote-loader.ts'
import { createRemoteStore } from './remotes/remote-store.ts'
import { hostVersions } from './remotes/shared-modules.ts'
import { createCanaryMemory } from './reporting/canary-memory.ts'
import { createReporter } from './reporting/reporter.ts'
import { sendReports, watchDocument } from './reporting/watch-document.ts'
import { prefetchOnIntent } from './routing/prefetch.ts'
import { preloadScreen } from './routing/preload-screen.ts'
import { ensureFirstEntryKey } from './routing/scroll-restoration.ts'
import { createSiteMap } from './routing/site-map.ts'
import { Site } from './site.tsx'
import { watchReleases } from './updates/release-watch.ts'

/** The inputs of {@link startSite}. */
export interface Start {
  composition: Composition
  /** The random id that assigns the browser to canary cohorts. */
  visitor: string
  preview?: Preview | undefined
  /** Whether the document shows HTML that the site takes over. */
  hasHtml?: boolean
}

/** What {@link startSite} makes of a document. */
export interface StartedSite {
  page: ReactNode
  /** Called for each part of the page that was rendered anew, because it differs from the HTML of the document. */
  onDifference: (error: unknown) => void
}

/** The composition root: one store, one router, one federation runtime per document. */
export function startSite({ composition, visitor, preview, hasHtml = false }: Start): StartedSite {
  const releasesFor = (site: Composition): ChosenRelease[] => {
    const releases = chooseReleases(site, visitor)
    return preview ? preview.replaceIn(releases) : releases
  }
  const releases = releasesFor(composition)
  const siteMap = createSiteMap(
    composition.shell,
    releases.map(({ release }) => release),
  )
  const first = siteMap.findRoute(location.pathname)?.remote
  const openingRelease = releases.find(({ release }) => release.name === first)
  const reports = createReporter({
    composition,
    opening: openingRelease && { ...openingRelease.release, cohort: openingRelease.cohort },
    memory: createCanaryMemory(() => localStorage),
    send: sendReports,
  })
  watchDocument(reports)
  watchLeaving()
  const store = startStore({
    onFailedCall: (call) => reports.callFailed(siteMap.findRoute(location.pathname)?.remote, call),
  })

  const remoteStore = createRemoteStore()
  const loader = createRemoteLoader({
    releases,
    fetchReleases: async () => releasesFor(await fetchComposition()),
    fetchReleaseFile,
    hostVersions,
    broken: createBrokenReleases(() => sessionStorage),
    reports,
    source: createFederation(),
    store: remoteStore,
  })
  const remotes = { store: remoteStore, loader, reports }
  const session = () => selectSession(store.getState())

  const ports = { siteMap, remotes, session }
  const whenReady = preloadScreen({ ...ports, dispatch: store.dispatch }, location)
  const firstHtml = hasHtml ? hydratedHtml(location.pathname, whenReady) : undefined
  void whenReady.then(() => loadFonts(composition.shell.version))
  prefetchOnIntent(ports)

  const updates = watchReleases({
    revision: composition.revision,
    fetchRevision: async () => (await fetchComposition()).revision,
  })
  ensureFirstEntryKey()
  const around = (page: ReactNode) => <BrowserRouter>{page}</BrowserRouter>
  const page = (
    <Site {...{ store, around, siteMap, remotes, updates, firstHtml }}>{preview?.badge}</Site>
  )
  return { page, onDifference: reports.differed }
}
