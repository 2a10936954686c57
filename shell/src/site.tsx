import { type AppStore, addTranslations, SlotProvider, useLanguage } from '@store/host'
import { theme } from '@store/ui'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { type FirstHtml, FirstHtmlProvider } from './first-html/first-html.ts'
import { type Remotes, RemotesProvider } from './remotes/remotes-context.tsx'
import { useRemoteSlot } from './remotes/use-remote-slot.tsx'
import type { SiteMap } from './routing/site-map.ts'
import { SiteMapProvider } from './routing/site-map-context.tsx'
import { SiteRoutes } from './routing/site-routes.tsx'
import type { ReleaseWatch } from './updates/release-watch.ts'
import { UpdatesProvider } from './updates/updates-context.ts'

void addTranslations({ hi: () => import('./language/hi.json') })

interface SiteProps {
  store: AppStore
  /** Wraps the page in a router: browser history, or memory in tests. */
  around: (page: ReactNode) => ReactNode
  siteMap: SiteMap
  remotes: Remotes
  updates: ReleaseWatch
  /** The HTML that the document came with. */
  firstHtml?: FirstHtml | undefined
  /** Rendered on every page next to the page itself. */
  children?: ReactNode
}

/** The root component with all providers. */
export function Site(props: SiteProps) {
  const { store, around, siteMap, remotes, updates, firstHtml, children } = props
  const language = useLanguage()
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <SiteMapProvider value={siteMap}>
          <RemotesProvider value={remotes}>
            <UpdatesProvider value={updates}>
              <FirstHtmlProvider value={firstHtml}>
                <SlotProvider value={useRemoteSlot}>
                  {/* Rendered anew in another language: sentences are looked up while rendering. */}
                  {around(<SiteRoutes key={language} />)}
                </SlotProvider>
              </FirstHtmlProvider>
              {children}
            </UpdatesProvider>
          </RemotesProvider>
        </SiteMapProvider>
      </ThemeProvider>
    </Provider>
  )
}
