import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import * as messages from '@store/contract/rules/messages'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Statuses for which the framework's messages expose internals. */
const errorBodies: Readonly<Record<number, ErrorBody>> = {
  404: { code: 'not_found', message: messages.notFound },
  408: { code: 'request_timeout', message: 'That took too long. Please try again.' },
  413: { code: 'too_large', message: 'That is too large.' },
  415: { code: 'unsupported_type', message: 'This kind of content is not accepted here.' },
  429: { code: 'too_many_requests', message: messages.tooOften },
  431: { code: 'too_large', message: 'That is too large.' },
}
const badRequest: ErrorBody = { code: 'invalid_input', message: 'This request cannot be read.' }

/** The API does not answer: it is being replaced, or its instances are lost. */
export const unreachableApi = {
  status: 502,
  body: { code: 'unavailable', message: messages.unavailable } satisfies ErrorBody,
  headers: { 'cache-control': 'no-store', 'retry-after': '2' },
} as const

/** The response body for a status, in the API's error format. */
export function errorBody(status: number): ErrorBody {
  if (status >= 500) return { code: 'unexpected', message: messages.unexpected }
  return errorBodies[status] ?? badRequest
}

/** Responds to errors of the gateway with a plain message and logs the details. */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  else request.log.info({ statusCode: status, reason: error.code }, 'request refused')
  void reply.code(status).header('cache-control', 'no-store').send(errorBody(status))
}

/** Registers the error handler, and prevents caching of every error response. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(handleError)
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400) void reply.header('cache-control', 'no-store')
  })
}

const statusOfCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds to invalid or slow HTTP, before a request exists. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusOfCode[error.code ?? ''] ?? 400
  const body = JSON.stringify(errorBody(status))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
