import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { compressed } from './api-compression.ts'

/** api.md, Ground rules: the words for a fault that is not the visitor's. */
const UNREACHABLE = { message: 'Something went wrong. Please try again.' }

/**
 * Forwards `/api/*` to the API: uploads and event streams flow through, nothing is kept in memory. The API learns
 * who asked and by which address; what a stranger claims in these headers is replaced.
 */
export async function forwardApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // An event stream is silent for as long as nothing happens.
    undici: { connections: 256, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 0 },
    maxRetriesOn503: 0,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onResponse: (request, reply, response) => {
        void reply.send(compressed(request, reply, response))
      },
      onError: (reply) => {
        void reply.code(502).header('cache-control', 'no-store').send(UNREACHABLE)
      },
    },
  })
}
