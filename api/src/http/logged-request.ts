import { randomBytes } from 'node:crypto'
import { loggedAddress } from '@store/contract/rules/network/logged-address'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

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

/** Names the operation of a route in every log line of its requests. */
export function registerOperationLog(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const operation = route.config?.operation
    if (!operation) return
    route.childLoggerFactory = (logger, bindings, options) =>
      logger.child({ ...bindings, operation }, options)
  })
}

/**
 * Creates a generator of request ids: a random prefix for the process, then a counter. They are unique across
 * instances, without random bytes for each request.
 */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex')
  let last = 0
  return () => {
    last += 1
    return `${prefix}-${last.toString(36)}`
  }
}
