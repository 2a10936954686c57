import { loggedAddress } from '@store/contract/rules/logged-address'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** What the log holds of a request: values of its query are left out, for a signed address opens a file. */
const serializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: loggedAddress(url),
    host,
    remoteAddress: ip,
  }),
}

/** The options of a logger, so that it leaves out what must not be kept. */
export function withSerializers(logger: FastifyServerOptions['logger'] = false) {
  if (!logger) return false
  return { ...(logger === true ? {} : logger), serializers }
}
