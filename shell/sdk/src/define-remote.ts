import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import type { AppDispatch } from './store/store.ts'

/** The arguments of a screen's `prefetch`: the URL of the first page and the store its screen will read from. */
export interface PrefetchArgs {
  dispatch: AppDispatch
  /** The parameters of the route's pattern. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/**
 * A screen. Its optional `prefetch` starts the screen's first API calls: the shell calls it while the layout is still
 * rendering, so that the first render of the screen finds the responses in the store.
 * @example CartScreen.prefetch = ({ dispatch }: PrefetchArgs) => dispatch(cartApi.util.prefetch('getCart', undefined, {}))
 */
export type ScreenComponent = ComponentType & { prefetch?: (args: PrefetchArgs) => void }

/**
 * A page of a remote. The shell renders it with `useRoutes`, which silently ignores a route's `loader`, `action`,
 * `lazy` and `ErrorBoundary`; that is why they are not part of this type.
 */
export interface ScreenRoute {
  /** Pattern below the site root, as listed in the remote's `remote.config.ts`. */
  path: string
  element: ReactNode
  /**
   * Loads the screen's code. The shell also calls it to prefetch, and again after a failed download, which
   * React's `lazy` would cache forever.
   */
  load?: () => Promise<ScreenComponent>
}

/** What a remote exposes as `./remote`. */
export interface Remote {
  routes: ScreenRoute[]
}

/**
 * A route whose screen is loaded on demand, at its first visit.
 * @param load resolves to the screen's component
 * @example screen('/cart', async () => (await import('./cart/cart-screen.tsx')).CartScreen)
 */
export function screen(path: string, load: () => Promise<ScreenComponent>): ScreenRoute {
  const Screen = lazy(async () => ({ default: await load() }))
  return { path, element: createElement(Screen), load }
}

/**
 * Declares a remote; `src/remote.tsx` exports it as `remote` and nothing else.
 * @example export const remote = defineRemote({ routes: [screen('/cart', loadCart)] })
 */
export function defineRemote(remote: Remote): Remote {
  return remote
}
