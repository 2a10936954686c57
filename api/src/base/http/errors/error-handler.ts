import type { ErrorCode } from '@store/contract/rules/error-codes'
import * as messages from '@store/contract/rules/messages'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../database/connections/database-away.ts'
import { securityHeaders } from '../security-headers.ts'
import { HttpError, UnavailableError } from './errors.ts'

/** Any thrown error: ours, the framework's, or anything else. */
type Fault = Error & Partial<Pick<FastifyError, 'statusCode' | 'code' | 'validation'>>

/** The codes of errors that are not ours, by status. */
const generalCodes: Readonly<Record<number, ErrorCode>> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
}

/** Our messages for statuses whose framework message names internals. */
const plainWords: Readonly<Record<number, string>> = {
  400: messages.invalidInput,
  413: 'That is too large.',
  415: 'This kind of content is not accepted here.',
}

function fieldOf(instancePath: string, params: Record<string, unknown>): string {
  const inside = instancePath.split('/').filter(Boolean).join('.')
  const named = params.missingProperty ?? params.additionalProperty
  return [inside, typeof named === 'string' ? named : ''].filter(Boolean).join('.')
}

const isOfFramework = ({ code }: Fault) => code?.startsWith('FST_') ?? false

/** The framework answers 406 for a form field that is not JSON and for content that is not a form. */
const statusOfCode: Readonly<Record<string, number>> = {
  FST_INVALID_JSON_FIELD_ERROR: 400,
  FST_INVALID_MULTIPART_CONTENT_TYPE: 415,
}

function bodyOf(error: Fault, statusCode: number): ErrorBody {
  if (error instanceof HttpError) {
    const { code, message, fields } = error
    return fields.length > 0 ? { code, message, errors: [...fields] } : { code, message }
  }
  if (error.validation) {
    const errors = error.validation.map(({ instancePath, params, message }) => ({
      field: fieldOf(instancePath, params),
      message: message ?? messages.invalidInput,
    }))
    return { code: 'invalid_input', message: messages.invalidInput, errors }
  }
  if (statusCode >= 500) return { code: 'unexpected', message: messages.unexpected }
  const code = generalCodes[statusCode] ?? 'invalid_input'
  if (!isOfFramework(error)) return { code, message: error.message }
  return { code, message: plainWords[statusCode] ?? messages.invalidInput }
}

/**
 * Logs an error and returns the response for it. A 4xx carries its message; a 5xx is generic, and its details
 * appear only in the log.
 */
export function errorResponseOf(
  error: Fault,
  request: FastifyRequest,
): { statusCode: number; body: ErrorBody; retryAfterSeconds: number | undefined } {
  const answered = isDatabaseAway(error) ? new UnavailableError(error) : error
  const given = statusOfCode[answered.code ?? ''] ?? answered.statusCode
  const statusCode = given && given >= 400 ? given : 500
  const retryAfterSeconds = answered instanceof HttpError ? answered.retryAfterSeconds : undefined
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed')
  else {
    // The framework's message may quote the URL.
    const reason = isOfFramework(error) ? error.code : error.message
    request.log.info({ statusCode, reason }, 'request refused')
  }
  return { statusCode, body: bodyOf(answered, statusCode), retryAfterSeconds }
}

/** The error handler of all routes. */
function handleError(error: Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, body, retryAfterSeconds } = errorResponseOf(error, request)
  // Fastify would close a connection whose body is too large before the caller has read the response. Read and drop
  // the rest of the body instead.
  void reply.removeHeader('connection')
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds)
  return reply.status(statusCode).send(body)
}

/**
 * Answers a malformed URL (`%E0%A4%A`), for which Fastify runs neither hooks nor the error handler, with the same
 * body and headers as any other error.
 */
export function handleMalformedUrl(
  error: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers({ 'x-request-id': request.id, ...securityHeaders })
  void handleError(error, request, reply)
}

/** Registers the error handler, the not-found handler and the request id header. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<Fault>(handleError)
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ code: 'not_found', message: messages.notFound } satisfies ErrorBody),
  )
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
}
