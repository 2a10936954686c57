import type { FastifyInstance } from 'fastify'

/**
 * What every answer of the API carries unless its route says otherwise: it is data, so nothing in it may
 * run, be guessed to be something else, be framed, or be embedded by another site. It belongs to whoever
 * asked, and is asked for again (with its ETag) before it is shown again.
 */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-cache',
} as const

/** Sets them before anything else happens, so that refusals and unknown paths carry them too. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders)
    done()
  })
}
