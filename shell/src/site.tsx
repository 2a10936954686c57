import { type AppStore, theme } from '@store/sdk'
import { Provider } from 'react-redux'
import { type createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ThemeProvider } from 'styled-components'
import { type Remotes, RemotesProvider } from './remotes/remotes-context.tsx'
import type { SiteMap } from './routing/site-map.ts'
import { SiteMapProvider } from './routing/site-map-context.tsx'

interface SiteProps {
  store: AppStore
  router: ReturnType<typeof createMemoryRouter>
  siteMap: SiteMap
  remotes: Remotes
}

/** The whole page: what every screen of every remote finds above itself. */
export function Site({ store, router, siteMap, remotes }: SiteProps) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <SiteMapProvider value={siteMap}>
          <RemotesProvider value={remotes}>
            <RouterProvider router={router} />
          </RemotesProvider>
        </SiteMapProvider>
      </ThemeProvider>
    </Provider>
  )
}
