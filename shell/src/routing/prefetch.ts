import { isAdmin } from '@store/contract/rules/roles'
import type { CurrentSession } from '@store/sdk'
import { matchRoutes } from 'react-router-dom'
import type { Remotes } from '../remotes/remotes-context.tsx'
import { loadScreen } from '../screens/load-screen.ts'
import { checkAccess, includesRole } from './route-access.ts'
import type { SiteMap, SiteRoute } from './site-map.ts'

/** What a prefetch depends on. */
export interface PrefetchDependencies {
  siteMap: SiteMap
  remotes: Pick<Remotes, 'store' | 'loader'>
  session: () => Pick<CurrentSession, 'status' | 'role'>
}

/**
 * Loads what a likely next address needs: its remote, and the screen's own code once that is there. A
 * remote that failed is left alone until a person goes there.
 */
export function prefetch(ports: PrefetchDependencies, pathname: string): void {
  const route = ports.siteMap.findRoute(pathname)
  if (route === undefined || !isWorthPrefetching(route, ports.session())) return
  const { store, loader } = ports.remotes
  const state = store.getState(route.remote)
  if (state.status === 'idle') loader.open(route.remote)
  if (state.status !== 'ready') return
  const load = matchRoutes(state.remote.routes, pathname)?.at(-1)?.route.load
  // A failed prefetch is not told: the screen's own visit tries again and says so.
  if (load) void loadScreen(load).catch(() => undefined)
}

/** Nobody fetches what the guard refuses, and an admin nothing of the shop: its work is elsewhere. */
function isWorthPrefetching(
  { roles }: SiteRoute,
  session: Pick<CurrentSession, 'status' | 'role'>,
): boolean {
  if (isAdmin(session.role)) return roles !== undefined && includesRole(roles, session.role)
  return checkAccess(roles, session) === 'admitted'
}

/**
 * Prefetches as soon as a person turns to a link of this site, by pointer, finger or keyboard. It
 * listens to the whole document, so links inside remotes count too.
 * @returns stops it
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
