import { loggedAddress } from '@store/contract/rules/network/logged-address'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** The logged properties of a request. Query values are left out, because a signed URL opens a file. */
const serializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: loggedAddress(url),
    host,
    remoteAddress: ip,
  }),
}

/** Adds the request serializer to the logger options. */
export function withSerializers(logger: FastifyServerOptions['logger'] = false) {
  if (!logger) return false
  return { ...(logger === true ? {} : logger), serializers }
}
