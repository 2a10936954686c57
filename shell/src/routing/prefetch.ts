import { isAdmin } from '@store/contract/rules/accounts/roles'
import { matchRoutes } from 'react-router-dom'
import type { Remotes } from '../remotes/remotes-context.tsx'
import { loadScreen } from '../screens/load-screen.ts'
import { checkAccess, type Guest } from './route-access.ts'
import type { SiteMap, SiteRoute } from './site-map.ts'

/** What {@link prefetch} needs. */
export interface PrefetchDependencies {
  siteMap: SiteMap
  remotes: Pick<Remotes, 'store' | 'loader'>
  session: () => Guest
}

/**
 * Loads what a likely next page needs: its remote, then the screen's code. A remote that failed is not retried until it
 * is visited.
 */
export function prefetch(ports: PrefetchDependencies, pathname: string): void {
  const route = ports.siteMap.findRoute(pathname)
  if (route === undefined || !isWorthPrefetching(route, ports.session())) return
  const { store, loader } = ports.remotes
  const state = store.getState(route.remote)
  if (state.status === 'idle') loader.open(route.remote)
  if (state.status !== 'ready') return
  const load = matchRoutes(state.remote.routes, pathname)?.at(-1)?.route.load
  // A failed prefetch is not reported: visiting the screen tries again.
  if (load) void loadScreen(load).catch(() => undefined)
}

/** Skips routes that the guard refuses, and for admins the public shop. */
function isWorthPrefetching(route: SiteRoute, session: Guest): boolean {
  if (isAdmin(session.role) && route.roles === undefined) return false
  return checkAccess(route, session) === 'admitted'
}

/**
 * Prefetches on hover, touch or focus of a link of this site. Listens on the document, so links inside remotes count
 * too.
 * @returns removes the listeners
 */
export function prefetchOnIntent(ports: PrefetchDependencies): () => void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    prefetch(ports, link.pathname)
  }
  const intents = ['pointerover', 'touchstart', 'focusin']
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent)
  }
}
