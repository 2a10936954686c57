import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import type { AppDispatch } from './store/store.ts'

/** The address a document opens with, and the store its screen will read from. */
export interface PrefetchArgs {
  dispatch: AppDispatch
  /** What the route's pattern found in the path. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/**
 * A screen. What it asks the API for first can stand beside it: the shell calls `prefetch` while the layout is
 * still rendered, so that the screen's own first render finds the answers in the store.
 * @example CartScreen.prefetch = ({ dispatch }: PrefetchArgs) => dispatch(cartApi.util.prefetch('getCart', undefined, {}))
 */
export type ScreenComponent = ComponentType & { prefetch?: (args: PrefetchArgs) => void }

/**
 * A page of a remote. The shell renders it with `useRoutes`, in which a router's `loader`, `action`,
 * `lazy` and `ErrorBoundary` do nothing without saying so: therefore they are not here.
 */
export interface ScreenRoute {
  /** Pattern below the site root, as listed in the remote's `remote.config.ts`. */
  path: string
  element: ReactNode
  /**
   * Fetches the screen's code. The shell calls it ahead of a likely visit, and again after a failed
   * download, which React's own `lazy` would never forget.
   */
  load?: () => Promise<ScreenComponent>
}

/** What a remote exposes as `./remote`. */
export interface Remote {
  routes: ScreenRoute[]
}

/**
 * A route whose screen arrives in a file of its own, at its first visit.
 * @param load resolves to the screen's component
 * @example screen('/cart', async () => (await import('./cart/cart-screen.tsx')).CartScreen)
 */
export function screen(path: string, load: () => Promise<ScreenComponent>): ScreenRoute {
  const Screen = lazy(async () => ({ default: await load() }))
  return { path, element: createElement(Screen), load }
}

/**
 * Declares a remote: the one thing `src/remote.tsx` exports, under the name `remote`.
 * @example export const remote = defineRemote({ routes: [screen('/cart', loadCart)] })
 */
export function defineRemote(remote: Remote): Remote {
  return remote
}
