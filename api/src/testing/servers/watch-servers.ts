import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll } from '@jest/globals'
import type { FastifyInstance } from 'fastify'

/** Published by Fastify for every server it makes, before the server has routes. */
const channel = 'fastify.initialization'

function tellsOfServer(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}

/**
 * Meets every server a test file makes before it has a route, so that hooks set there see all of it.
 * Servers that are made before this is called go unseen.
 */
export function useEachServer(meet: (server: FastifyInstance) => void): void {
  const watch = (message: unknown) => {
    if (tellsOfServer(message)) meet(message.fastify)
  }
  beforeAll(() => subscribe(channel, watch))
  afterAll(() => {
    unsubscribe(channel, watch)
  })
}
