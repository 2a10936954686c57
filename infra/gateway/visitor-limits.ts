import { clientNetwork } from '@store/contract/rules/client-network'
import { createConcurrencyLimit } from '@store/contract/rules/concurrency-limit'
import type { FastifyInstance } from 'fastify'
import { errorBody } from './gateway-errors.ts'
import { pathOf } from './request-path.ts'

/** What one address (of IPv6: its /64) may have under way at once. */
export interface VisitorLimits {
  requestsPerAddress: number
  eventStreamsPerAddress: number
}

/** An office behind one address; the settings say otherwise where more share one. */
export const visitorLimits: VisitorLimits = {
  requestsPerAddress: 100,
  eventStreamsPerAddress: 300,
}

const retryAfterSeconds = 5

/** Refuses what one address asks beyond its limits with 429, before anything of it is read. */
export function registerVisitorLimits(app: FastifyInstance, limits: VisitorLimits): void {
  const requests = createConcurrencyLimit(limits.requestsPerAddress)
  const eventStreams = createConcurrencyLimit(limits.eventStreamsPerAddress)
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request.url)
    // A probe is answered however much its address has under way.
    if (path.startsWith('/health/')) return done()
    const limit = path === '/api/events' ? eventStreams : requests
    const release = limit.acquire(clientNetwork(request.ip))
    if (release) {
      reply.raw.once('close', release)
      done()
    } else {
      void reply.code(429).header('retry-after', retryAfterSeconds).send(errorBody(429))
    }
  })
}
