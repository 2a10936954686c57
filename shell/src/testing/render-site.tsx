import type { User } from '@store/contract/schemas/accounts/accounts'
import type { Composition } from '@store/contract/schemas/site/composition'
import { createStore } from '@store/host'
import { memoryRouter } from '@store/sdk/testing'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createSiteMap } from '../routing/site-map.ts'
import { Site } from '../site.tsx'
import { watchReleases } from '../updates/release-watch.ts'
import { aComposition } from './compositions.ts'
import { fakeRemotes } from './fake-remotes.ts'

interface Visit {
  route: string
  /** The signed-in user; a visitor when absent. */
  session?: User
  composition?: Composition
}

/** Opens the whole site at a URL, as a browser with this stored session would. */
export function renderSite({ route, session, composition = aComposition() }: Visit) {
  if (session) {
    localStorage.setItem('token', 'token-of-the-test')
    localStorage.setItem('role', session.role)
    localStorage.setItem('user', JSON.stringify(session))
  }
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined
  const store = createStore()
  const { store: remoteStore, loader, reports, source, releases } = fakeRemotes(composition)
  const router = memoryRouter(route)
  const remotes = { store: remoteStore, loader, reports }
  const siteMap = createSiteMap(composition.shell, releases)
  const updates = watchReleases({
    revision: composition.revision,
    fetchRevision: async () => composition.revision,
  })
  const page = render(<Site around={router.around} {...{ store, siteMap, remotes, updates }} />)
  const pathname = () => router.state.location.pathname
  return {
    ...page,
    store,
    source,
    reports,
    remotes,
    siteMap,
    router,
    pathname,
    user: userEvent.setup(),
  }
}
