import type { FastifyInstance } from 'fastify'

/**
 * Default headers of every response. A response is data: no scripts, no MIME sniffing, no framing, no embedding by
 * other sites. It is private to the caller and revalidated with its ETag before reuse.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-cache',
} as const

/** Sets the headers first, so that errors and unknown paths carry them too. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders)
    done()
  })
}
