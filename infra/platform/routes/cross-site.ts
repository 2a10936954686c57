import type { FastifyRequest } from 'fastify'

/** Whether a browser says that another site sends a request; who says nothing is no browser. */
export function isCrossSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}
