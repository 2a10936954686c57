import type { AppDispatch, Remote } from '@store/sdk'
import { matchRoutes } from 'react-router-dom'
import type { RemoteStore } from '../remotes/remote-store.ts'
import { loadScreen } from '../screens/load-screen.ts'
import { workbenchFrame } from '../workbench/deferred-workbench.ts'
import type { PrefetchDependencies } from './prefetch.ts'
import { checkAccess } from './route-access.ts'
import type { SiteRoute } from './site-map.ts'

/** What {@link preloadScreen} needs. */
export interface PreloadDependencies extends PrefetchDependencies {
  dispatch: AppDispatch
}

/**
 * Preloads the screen that a document opens with: the remote, then the screen's code, then its first calls, without waiting for React, which
 * renders the layout meanwhile. It is an optimisation only: whatever fails here is requested again, and reported, by
 * `RemoteOutlet`.
 * @returns resolves when the screen can be rendered with its data, or has to say itself why it cannot; never while its
 * remote does not arrive, nor, where the document has its HTML, its code
 */
export async function preloadScreen(
  { siteMap, remotes, session, dispatch }: PreloadDependencies,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const route = siteMap.findRoute(pathname)
  if (route === undefined || checkAccess(route, session()) !== 'admitted') return
  // Its failure is shown where it is rendered.
  if (route.layout === 'workbench') workbenchFrame.load().catch(() => undefined)
  const inside = siteMap.findScreenInside(route.path, session().role)
  if (inside) void preloadInside(inside, { remotes, dispatch })
  const arrived = whenReady(remotes.store, route.remote)
  remotes.loader.open(route.remote)
  const remote = await arrived
  for (;;) {
    try {
      return await prefetchScreen(remote, { dispatch, pathname, search })
    } catch {
      const { earlyInput, startGuard } = globalThis
      if (earlyInput === undefined || startGuard === undefined) return
      // The HTML stays as long as the code of its screen does not arrive.
      await new Promise<void>((resolve) => startGuard.notify('file', resolve))
    }
  }
}

/** Preloads the screen in the slot of a page. Where it is shown, it says itself why it cannot be. */
async function preloadInside(
  { remote: name, path: pathname }: SiteRoute,
  { remotes, dispatch }: Pick<PreloadDependencies, 'remotes' | 'dispatch'>,
): Promise<void> {
  const arrived = whenReady(remotes.store, name)
  remotes.loader.open(name)
  await prefetchScreen(await arrived, { dispatch, pathname, search: '' }).catch(() => undefined)
}

/**
 * Loads the code of a screen, and its first data into the store. It waits for its own data alone: a slow answer to another part of the
 * page holds up nothing.
 * @throws the error of the download
 */
export async function prefetchScreen(
  { routes }: Remote,
  page: { dispatch: AppDispatch; pathname: string; search: string },
): Promise<void> {
  const { dispatch, pathname, search } = page
  const match = matchRoutes(routes, pathname)?.at(-1)
  if (match?.route.load === undefined) return
  const Screen = await loadScreen(match.route.load)
  const own = recordQueries(dispatch)
  const params = { params: match.params, search: new URLSearchParams(search) }
  Screen.prefetch?.({ dispatch: own.dispatch, ...params })
  await Promise.all(own.queries)
}

/**
 * A dispatch that records the queries which are started through it, or run already and are asked for again. A prefetch dispatches them from
 * within a thunk.
 */
function recordQueries(dispatch: AppDispatch) {
  const queries: unknown[] = []
  const record = (action: Parameters<AppDispatch>[0]) => {
    const query = dispatch(action)
    queries.push(query)
    return query
  }
  const recording = new Proxy(dispatch, {
    apply: (_dispatch, _this, [action]) =>
      typeof action === 'function'
        ? dispatch((_inner: AppDispatch, getState: () => unknown) => action(record, getState))
        : dispatch(action),
  })
  return { dispatch: recording, queries }
}

/** Waits until a remote is there, also after a Retry. */
function whenReady(store: RemoteStore, name: string): Promise<Remote> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const state = store.getState(name)
      if (state.status !== 'ready') return
      stop()
      resolve(state.remote)
    })
  })
}
