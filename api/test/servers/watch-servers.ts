import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll } from '@jest/globals'
import type { FastifyInstance } from 'fastify'

/** Published by Fastify for every server it creates, before the server has routes. */
const channel = 'fastify.initialization'

function tellsOfServer(message: unknown): message is { fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}

/**
 * Calls back with every server that a test file creates, before it has a route, so that hooks set there cover all of
 * it. Servers that were created earlier are missed.
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
