import * as messages from '@store/contract/rules/messages'
import type { ErrorBody } from '@store/contract/schemas/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, TooManyRequestsError } from './errors.ts'
import { securityHeaders } from './security-headers.ts'

/** What was thrown: ours, the framework's, or anything else. */
type Fault = Error & Partial<Pick<FastifyError, 'statusCode' | 'code' | 'validation'>>

/** Statuses whose own words name internals of the framework; people get ours instead. */
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

/** The framework takes "not acceptable" (406) for a part that is no JSON and for content that is no form. */
const statusOfCode: Readonly<Record<string, number>> = {
  FST_INVALID_JSON_FIELD_ERROR: 400,
  FST_INVALID_MULTIPART_CONTENT_TYPE: 415,
}

function bodyOf(error: Fault, statusCode: number): ErrorBody {
  if (error instanceof HttpError) {
    const errors = [...error.fields]
    return errors.length > 0 ? { message: error.message, errors } : { message: error.message }
  }
  if (error.validation) {
    const errors = error.validation.map(({ instancePath, params, message }) => ({
      field: fieldOf(instancePath, params),
      message: message ?? messages.invalidInput,
    }))
    return { message: messages.invalidInput, errors }
  }
  if (statusCode >= 500) return { message: messages.unexpected }
  if (!isOfFramework(error)) return { message: error.message }
  return { message: plainWords[statusCode] ?? messages.invalidInput }
}

/**
 * What a caller hears of a fault, which is logged: 4xx with its words, 5xx with the request id and the detail in the
 * log only.
 */
export function errorResponseOf(
  error: Fault,
  request: FastifyRequest,
): { statusCode: number; body: ErrorBody } {
  const given = statusOfCode[error.code ?? ''] ?? error.statusCode
  const statusCode = given && given >= 400 ? given : 500
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed')
  else {
    // The framework's words may quote the address.
    const reason = isOfFramework(error) ? error.code : error.message
    request.log.info({ statusCode, reason }, 'request refused')
  }
  return { statusCode, body: bodyOf(error, statusCode) }
}

/** Answers every fault. */
function answerError(error: Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, body } = errorResponseOf(error, request)
  // Fastify would close, and reset, a connection whose body is too large, before its caller reads why. The rest of the
  // body is read and dropped instead.
  void reply.removeHeader('connection')
  if (error instanceof TooManyRequestsError)
    void reply.header('retry-after', error.retryAfterSeconds)
  return reply.status(statusCode).send(body)
}

/**
 * Answers an address that cannot be read (`%E0%A4%A`), for which Fastify runs neither hooks nor error
 * handler: in the same shape and with the same headers as every other refusal.
 */
export function answerUnreadableAddress(
  error: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers({ 'x-request-id': request.id, ...securityHeaders })
  void answerError(error, request, reply)
}

/** Registers the one error handler, the answer to unknown paths, and the request id header. */
export function registerErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<Fault>(answerError)
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ message: messages.notFound }),
  )
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
}
