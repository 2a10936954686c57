import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  createConcurrencyLimit,
  releaseOnceClosed,
} from '@store/contract/rules/network/concurrency-limit'
import type { FastifyInstance } from 'fastify'
import { errorBody } from '../gateway-errors.ts'
import { pathOf } from '../site/request-path.ts'

/** Concurrency limits of one address (IPv6: its /64). */
export interface VisitorLimits {
  requestsPerAddress: number
  eventStreamsPerAddress: number
}

/** Enough for an office behind one address; the settings allow more. */
export const visitorLimits: VisitorLimits = {
  requestsPerAddress: 100,
  eventStreamsPerAddress: 300,
}

const retryAfterSeconds = 5

/** Responds 429 to requests beyond the limits of their address, before reading the body. */
export function registerVisitorLimits(app: FastifyInstance, limits: VisitorLimits): void {
  const requests = createConcurrencyLimit(limits.requestsPerAddress)
  const eventStreams = createConcurrencyLimit(limits.eventStreamsPerAddress)
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOf(request.url)
    // Health probes are not limited.
    if (path.startsWith('/health/')) return done()
    const limit = path === '/api/events' ? eventStreams : requests
    const release = limit.acquire(clientNetwork(request.ip))
    if (release) {
      releaseOnceClosed(reply.raw, release)
      done()
    } else {
      void reply.code(429).header('retry-after', retryAfterSeconds).send(errorBody(429))
    }
  })
}
