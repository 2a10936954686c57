import type { AppDispatch } from '@store/sdk'
import { matchRoutes } from 'react-router-dom'
import type { RemoteState } from '../remotes/remote-state.ts'
import { loadScreen } from '../screens/load-screen.ts'
import type { PrefetchDependencies } from './prefetch.ts'
import { checkAccess } from './route-access.ts'

/** What the screen a document opens with is brought in by. */
export interface FirstScreenDependencies extends PrefetchDependencies {
  dispatch: AppDispatch
}

/**
 * Brings in what a document opens with: the remote, then the screen's code, then what the screen asks first, each
 * without waiting for React, which renders the layout meanwhile. It only saves time: whatever fails here, the
 * place of the remote asks for again, and says.
 */
export function preloadFirstScreen(
  { siteMap, remotes, session, dispatch }: FirstScreenDependencies,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  const route = siteMap.findRoute(pathname)
  if (route === undefined || checkAccess(route.roles, session()) !== 'admitted') return
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
