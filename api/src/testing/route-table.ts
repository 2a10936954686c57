import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll } from '@jest/globals'
import type { FastifyInstance } from 'fastify'

/** A route as it was registered; `HEAD` twins of `GET` routes are left out. */
export interface RegisteredRoute {
  /** Method and path in Fastify's notation: `GET /api/orders/:id`. */
  name: string
  method: string
  path: string
  operation: string | undefined
  isPublic: boolean
  isHidden: boolean
}

/** Published by Fastify for every server it makes, before the server has routes. */
const channel = 'fastify.initialization'

function tellsOfServer(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}

/**
 * Notes every route of the servers a test file makes, so that none escapes a test about all of them.
 * Call it before `useTestStore()`: what is registered earlier goes unseen.
 */
export function useRouteTable(): readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = []

  function watch(message: unknown): void {
    if (!tellsOfServer(message)) return
    message.fastify.addHook('onRoute', ({ method, url, config, schema }) => {
      for (const each of [method].flat().filter((word) => word !== 'HEAD')) {
        routes.push({
          name: `${each} ${url}`,
          method: each,
          path: url,
          operation: config?.operation,
          isPublic: config?.access === 'public',
          isHidden: schema?.hide === true,
        })
      }
    })
  }

  beforeAll(() => subscribe(channel, watch))
  afterAll(() => {
    unsubscribe(channel, watch)
  })
  return routes
}
