import { type AppStore, theme } from '@store/sdk'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { type Remotes, RemotesProvider } from './remotes/remotes-context.tsx'
import type { SiteMap } from './routing/site-map.ts'
import { SiteMapProvider } from './routing/site-map-context.tsx'
import { SiteRoutes } from './routing/site-routes.tsx'
import { ShellBoundary } from './screens/shell-boundary.tsx'
import type { ReleaseWatch } from './updates/release-watch.ts'
import { UpdatesProvider } from './updates/updates-context.ts'

interface SiteProps {
  store: AppStore
  /** Puts a router around the page: the browser's addresses, or some in memory. */
  around: (page: ReactNode) => ReactNode
  siteMap: SiteMap
  remotes: Remotes
  updates: ReleaseWatch
  /** What stands on every page beside the page itself. */
  children?: ReactNode
}

/** The whole page: what every screen of every remote finds above itself. */
export function Site({ store, around, siteMap, remotes, updates, children }: SiteProps) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <SiteMapProvider value={siteMap}>
          <RemotesProvider value={remotes}>
            <UpdatesProvider value={updates}>
              <ShellBoundary onError={(error) => remotes.reports.crashed(undefined, error)}>
                {around(<SiteRoutes />)}
              </ShellBoundary>
              {children}
            </UpdatesProvider>
          </RemotesProvider>
        </SiteMapProvider>
      </ThemeProvider>
    </Provider>
  )
}
