import type { FastifyRequest } from 'fastify'

/** Whether a browser reports a request as cross-site. Requests without these headers do not come from browsers. */
export function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}
