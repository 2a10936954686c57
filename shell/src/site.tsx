import { type AppStore, theme } from '@store/sdk'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { type createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { type Remotes, RemotesProvider } from './remotes/remotes-context.tsx'
import type { SiteMap } from './routing/site-map.ts'
import { SiteMapProvider } from './routing/site-map-context.tsx'
import type { ReleaseWatch } from './updates/release-watch.ts'
import { UpdatesProvider } from './updates/updates-context.ts'

interface SiteProps {
  store: AppStore
  router: ReturnType<typeof createMemoryRouter>
  siteMap: SiteMap
  remotes: Remotes
  updates: ReleaseWatch
  /** What stands on every page beside the page itself. */
  children?: ReactNode
}

/** The whole page: what every screen of every remote finds above itself. */
export function Site({ store, router, siteMap, remotes, updates, children }: SiteProps) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <SiteMapProvider value={siteMap}>
          <RemotesProvider value={remotes}>
            <UpdatesProvider value={updates}>
              <RouterProvider router={router} />
              {children}
            </UpdatesProvider>
          </RemotesProvider>
        </SiteMapProvider>
      </ThemeProvider>
    </Provider>
  )
}
