import type { Opening } from '@store/contract/rules/accounts/rights'
import type { Access } from '../src/base/http/actor.ts'
import { useEachServer } from './servers/watch-servers.ts'

/** A registered route; `HEAD` routes of `GET` routes are left out. */
export interface RegisteredRoute {
  /** Method and path in Fastify's notation: `GET /api/orders/:id`. */
  name: string
  method: string
  path: string
  operation: string | undefined
  access: Access | undefined
  rights: Opening | undefined
  isPublic: boolean
  isHidden: boolean
}

/**
 * Records every route of the servers that a test file creates, so that a test about all routes misses none.
 * Call it before `useTestStore()`: routes registered earlier are missed.
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
          rights: config?.rights,
          isPublic: config?.access === 'public',
          isHidden: schema?.hide === true,
        })
      }
    })
  })
  return routes
}
