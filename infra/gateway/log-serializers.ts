import { loggedAddress } from '@store/contract/rules/logged-address'
import type { FastifyRequest } from 'fastify'

/** What a log holds of a request: values of its query are left out, for a ticket opens a stream. */
export const logSerializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: loggedAddress(url),
    host,
    remoteAddress: ip,
  }),
}
