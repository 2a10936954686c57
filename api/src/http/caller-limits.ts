import { clientNetwork } from '@store/contract/rules/client-network'
import { createConcurrencyLimit } from '@store/contract/rules/concurrency-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { TooManyRequestsError } from './errors.ts'

const retryAfterSeconds = 5
/** Milliseconds over which the rate of a body is taken, and bytes that come within that time at least. */
const bodyWindow = { ms: 20_000, leastBytes: 10_000 }

/**
 * When a connection is given up: its head and its whole request have to come within these times. In milliseconds.
 * The gateway has the same rules for visitors; these hold for whoever reaches the API without it.
 */
export const connectionTimeouts = {
  requestTimeout: 15 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
} as const

/** Refuses what one caller has under way beyond the limits (429), and ends bodies that come too slowly. */
export function registerCallerLimits(
  app: FastifyInstance,
  config: Pick<Config, 'REQUESTS_PER_ADDRESS' | 'EVENT_STREAMS_PER_ADDRESS'>,
): void {
  const requests = createConcurrencyLimit(config.REQUESTS_PER_ADDRESS)
  const eventStreams = createConcurrencyLimit(config.EVENT_STREAMS_PER_ADDRESS)
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    // A probe is answered however much its address has under way.
    if (url.startsWith('/api/health/')) return done()
    const isStream = url === '/api/events'
    const release = (isStream ? eventStreams : requests).acquire(clientNetwork(request.ip))
    if (!release) return done(new TooManyRequestsError(retryAfterSeconds))
    reply.raw.once('finish', release).once('close', release)
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
    // While a route reads no further, the caller is not the slow one.
    if (read - before < leastBytes && !raw.isPaused()) raw.destroy()
    before = read
  }, ms).unref()
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
