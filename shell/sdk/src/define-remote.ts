import type { RemoteConfig, RemoteRoute } from '@store/contract/schemas/site/composition'
import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { addTranslations, type Translations } from './language/language.ts'
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
  /** Pattern below the site root. */
  path: string
  element: ReactNode
  /**
   * Loads the screen's code. The shell also calls it to prefetch, and again after a failed download, which
   * React's `lazy` would cache forever.
   */
  load?: () => Promise<ScreenComponent>
}

/** The module that a remote exposes as `./remote`. */
export interface Remote {
  routes: ScreenRoute[]
}

/**
 * A route in a `remote.config.ts`: its data, which the shell knows before any code of the remote runs, and its screen.
 */
export interface RouteDefinition extends RemoteRoute {
  /**
   * Imports the screen's file by a literal path and does nothing else: the build reads that path in the text of the
   * function, to list the files that a visit of the route preloads.
   * @example async () => (await import('./src/cart/cart-screen.tsx')).CartScreen
   */
  load: () => Promise<ScreenComponent>
}

/**
 * A remote, as its `remote.config.ts` exports it as `remoteConfig`. Node reads that file at build and at publish, so at
 * run time it imports nothing that needs a browser.
 */
export interface RemoteDefinition extends RemoteConfig {
  routes: RouteDefinition[]
}

/**
 * Creates the exposed module from a remote's definition; `src/remote.tsx` exports it as `remote` and nothing else.
 * @param translations its catalogues, which are loaded before a screen is shown in that language
 * @example export const remote = defineRemote(remoteConfig, { hi: () => import('./language/hi.json') })
 */
export function defineRemote(
  { routes }: Pick<RemoteDefinition, 'routes'>,
  translations?: Translations,
): Remote {
  const translated = translations && addTranslations(translations)
  const loadTranslated = async (load: RouteDefinition['load']) => {
    const [component] = await Promise.all([load(), translated])
    return component
  }
  return { routes: routes.map(({ path, load }) => screen(path, () => loadTranslated(load))) }
}

/**
 * A route whose screen is loaded on demand, at its first visit.
 * @deprecated Releases of remotes that are older than `RemoteDefinition` call it.
 */
export function screen(path: string, load: () => Promise<ScreenComponent>): ScreenRoute {
  const Screen = lazy(async () => ({ default: await load() }))
  return { path, element: createElement(Screen), load }
}
