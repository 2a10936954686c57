import type { Access } from '../http/actor.ts'
import { useEachServer } from './servers/watch-servers.ts'

/** A route as it was registered; `HEAD` routes of `GET` routes are left out. */
export interface RegisteredRoute {
  /** Method and path in Fastify's notation: `GET /api/orders/:id`. */
  name: string
  method: string
  path: string
  operation: string | undefined
  access: Access | undefined
  isPublic: boolean
  isHidden: boolean
}

/**
 * Notes every route of the servers a test file makes, so that none escapes a test about all of them.
 * Call it before `useTestStore()`: what is registered earlier goes unseen.
 */
export function useRouteTable(): readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = []
  useEachServer((server) => {
    server.addHook('onRoute', ({ method, url, config, schema }) => {
      for (const each of [method].flat().filter((word) => word !== 'HEAD')) {
        routes.push({
          name: `${each} ${url}`,
          method: each,
          path: url,
          operation: config?.operation,
          access: config?.access,
          isPublic: config?.access === 'public',
          isHidden: schema?.hide === true,
        })
      }
    })
  })
  return routes
}
