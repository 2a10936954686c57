import { clientNetwork } from '@store/contract/rules/network/client-network'
import {
  createConcurrencyLimit,
  releaseOnceClosed,
} from '@store/contract/rules/network/concurrency-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { TooManyRequestsError } from '../errors/errors.ts'

const retryAfterSeconds = 5
/** The rate of a body is measured over `ms` milliseconds; at least `leastBytes` must arrive in that time. */
const bodyWindow = { ms: 20_000, leastBytes: 10_000 }

/**
 * Time limits in milliseconds for the request head and for the whole request. The gateway has the same limits for
 * visitors; these apply to callers that reach the API directly.
 */
export const connectionTimeouts = {
  requestTimeout: 15 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
} as const

/** Rejects concurrent requests of one caller beyond the limits (429) and aborts request bodies that arrive too slowly. */
export function registerCallerLimits(
  app: FastifyInstance,
  config: Pick<Config, 'REQUESTS_PER_ADDRESS' | 'EVENT_STREAMS_PER_ADDRESS'>,
): void {
  const requests = createConcurrencyLimit(config.REQUESTS_PER_ADDRESS)
  const eventStreams = createConcurrencyLimit(config.EVENT_STREAMS_PER_ADDRESS)
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    // Health probes are never limited.
    if (url.startsWith('/api/health/')) return done()
    const isStream = url === '/api/events'
    const release = (isStream ? eventStreams : requests).acquire(clientNetwork(request.ip))
    if (!release) return done(new TooManyRequestsError(retryAfterSeconds))
    releaseOnceClosed(reply.raw, release)
    if (hasBody(request)) endSlowBody(request)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function endSlowBody({ raw }: FastifyRequest, { ms, leastBytes } = bodyWindow): void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const read = raw.socket.bytesRead
    // While the route has paused reading, the caller is not the slow side.
    if (read - before < leastBytes && !raw.isPaused()) raw.destroy()
    before = read
  }, ms).unref()
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
