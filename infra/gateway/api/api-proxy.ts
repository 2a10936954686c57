import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, unreachableApi } from '../gateway-errors.ts'
import { compressResponse } from './api-compression.ts'
import { type BodyLimits, forwardBody } from './request-body.ts'

/** Hop-by-hop headers, which must not be forwarded (RFC 9110, 7.6.1; 10.1.1). */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Maximum connections to the API. Long requests have separate pools, so that they do not delay short ones. */
const pools = {
  reads: { connections: 256, httpMethods: ['GET', 'HEAD', 'OPTIONS', 'DELETE'] },
  bodies: { connections: 512, httpMethods: ['POST', 'PUT', 'PATCH'] },
  events: { connections: 16_384, httpMethods: ['GET', 'HEAD'] },
}

/**
 * Forwards `/api/*` to the API, streaming uploads and event streams. Sets `X-Forwarded-*` to the client's address and
 * the requested origin, and replaces values that an untrusted client has sent.
 * @param options onFailure: called when the API does not answer
 */
export async function forwardApi(
  app: FastifyInstance,
  options: { apiUrl: string; limits: BodyLimits; onFailure: () => void },
): Promise<void> {
  const { apiUrl, limits, onFailure } = options
  app.addHook('preHandler', async (request, reply) => {
    if (request.body !== request.raw) return
    const onSlow = () => {
      if (reply.sent) request.raw.destroy()
      else void reply.code(408).header('connection', 'close').send(errorBody(408))
    }
    request.body = forwardBody(request.raw, { limits, onSlow })
  })
  app.addHook('onSend', waitForBody)
  const paths = { reads: '/api', bodies: '/api', events: '/api/events' }
  for (const kind of ['reads', 'bodies', 'events'] as const) {
    const { connections, httpMethods } = pools[kind]
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix: paths[kind],
      rewritePrefix: paths[kind],
      httpMethods,
      // Event streams are silent while nothing happens, so there is no body time-out.
      undici: { connections, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 0 },
      destroyAgent: true,
      maxRetriesOn503: 0,
      replyOptions: {
        ...replyOptions,
        onError: (reply) => {
          onFailure()
          const { status, body, headers } = unreachableApi
          void reply.code(status).headers(headers).send(body)
        },
      },
    })
  }
}

/**
 * Node closes a connection that is not kept alive right after the response. If the client is still sending its body, the
 * response must wait for the end of it, or the client gets a broken connection instead.
 */
async function waitForBody(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isReceiving = request.body instanceof Readable && !request.raw.complete
  const isTooSlow = reply.statusCode === 408
  if (!isReceiving || isTooSlow || reply.raw.shouldKeepAlive) return
  // Sending a stream that failed in the meantime is an error of its own; until then, it must not end the process.
  if (payload instanceof Readable) payload.on('error', () => undefined)
  await finished(request.raw).catch(() => undefined)
}

const replyOptions: NonNullable<FastifyHttpProxyOptions['replyOptions']> = {
  rewriteRequestHeaders: (request, headers) => ({
    ...withoutHopByHop(headers),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }),
  onResponse: (request, reply, response) => {
    // The rest of a body that the API did not read is discarded (request-body), so the connection can be kept alive.
    void reply.removeHeader('connection')
    void reply.removeHeader('keep-alive')
    void reply.send(compressResponse(request, reply, response))
  },
}

function withoutHopByHop(headers: FastifyRequest['headers']): FastifyRequest['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)))
}
