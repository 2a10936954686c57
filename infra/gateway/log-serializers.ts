import { loggedAddress } from '@store/contract/rules/network/logged-address'
import type { FastifyRequest } from 'fastify'

/** Logs requests without the values of query parameters, which can be tickets of event streams. */
export const logSerializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: loggedAddress(url),
    host,
    remoteAddress: ip,
  }),
}
