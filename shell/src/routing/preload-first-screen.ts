import type { AppDispatch } from '@store/sdk'
import { matchRoutes } from 'react-router-dom'
import type { RemoteState } from '../remotes/remote-state.ts'
import { loadScreen } from '../screens/load-screen.ts'
import { workbenchFrame } from '../workbench/deferred-workbench.ts'
import type { PrefetchDependencies } from './prefetch.ts'
import { checkAccess } from './route-access.ts'

/** What {@link preloadFirstScreen} needs. */
export interface FirstScreenDependencies extends PrefetchDependencies {
  dispatch: AppDispatch
}

/**
 * Preloads the first screen: the remote, then the screen's code, then its first calls, without waiting for React, which
 * renders the layout meanwhile. It is an optimisation only: whatever fails here is requested again, and reported, by
 * `RemoteOutlet`.
 */
export function preloadFirstScreen(
  { siteMap, remotes, session, dispatch }: FirstScreenDependencies,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const route = siteMap.findRoute(pathname)
  if (route === undefined || checkAccess(route.roles, session()) !== 'admitted') return
  // Its failure is shown where it is rendered.
  if (route.layout === 'workbench') workbenchFrame.load().catch(() => undefined)
  const { store, loader } = remotes
  const stop = store.subscribe(() => {
    const state = store.getState(route.remote)
    if (state.status === 'loading') return
    stop()
    prefetchScreen(state).catch(() => undefined)
  })
  loader.open(route.remote)

  async function prefetchScreen(state: RemoteState): Promise<void> {
    if (state.status !== 'ready') return
    const match = matchRoutes(state.remote.routes, pathname)?.at(-1)
    if (match?.route.load === undefined) return
    const Screen = await loadScreen(match.route.load)
    Screen.prefetch?.({ dispatch, params: match.params, search: new URLSearchParams(search) })
  }
}
