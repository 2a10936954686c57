import type { User } from '@store/contract/schemas/accounts'
import type { Composition } from '@store/contract/schemas/composition'
import { createStore } from '@store/sdk'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { createRemoteLoader } from '../remotes/remote-loader.ts'
import { createRemoteStore } from '../remotes/remote-store.ts'
import { createSiteMap } from '../routing/site-map.ts'
import { siteRoutes } from '../routing/site-routes.tsx'
import { Site } from '../site.tsx'
import { watchReleases } from '../updates/release-watch.ts'
import { aComposition } from './compositions.ts'
import { fakeSource } from './fake-source.ts'

interface Visit {
  route: string
  /** Who is signed in; nobody when absent. */
  session?: User
  composition?: Composition
}

/** Opens the whole site at an address, as a browser that kept this session would. */
export function renderSite({ route, session, composition = aComposition() }: Visit) {
  if (session) {
    localStorage.setItem('token', 'token-of-the-test')
    localStorage.setItem('role', session.role)
    localStorage.setItem('user', JSON.stringify(session))
  }
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined
  const store = createStore()
  const source = fakeSource()
  const remoteStore = createRemoteStore()
  const loader = createRemoteLoader({
    composition,
    source,
    store: remoteStore,
    fetchComposition: async () => composition,
    hostVersions: { react: '19.3.1' },
  })
  const router = createMemoryRouter(siteRoutes, { initialEntries: [route] })
  const remotes = { store: remoteStore, loader }
  const siteMap = createSiteMap(composition)
  const updates = watchReleases({
    revision: composition.revision,
    fetchRevision: async () => composition.revision,
  })
  const page = render(<Site {...{ store, router, siteMap, remotes, updates }} />)
  const pathname = () => router.state.location.pathname
  return { ...page, store, source, remotes, siteMap, router, pathname, user: userEvent.setup() }
}
