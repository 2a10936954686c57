import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { errorResponseOf } from './errors/error-handler.ts'

const ndjsonType = 'application/x-ndjson'

/** The response schema of {@link streamNdjson}: JSON, or newline-delimited JSON for clients that accept it. */
export function ndjsonResponse<Result extends TSchema>(result: Result, progress: TSchema) {
  const line = {
    description:
      'how far it is, a line each; the last line is the result, or a refusal with its `status`',
    oneOf: [progress, result],
  }
  const content = { 'application/json': { schema: result }, [ndjsonType]: { schema: line } }
  return Type.Unsafe<Static<Result>>({ description: 'the result', content })
}

/** A response that is sent with its first line. */
class NdjsonStream {
  readonly #stream = new PassThrough()
  readonly #reply: FastifyReply
  isOpen = false

  constructor(reply: FastifyReply) {
    this.#reply = reply
  }

  write(line: object): void {
    if (!this.isOpen) {
      this.isOpen = true
      void this.#reply
        .headers({
          'content-type': ndjsonType,
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        })
        .send(this.#stream)
    }
    // Skip clients that disconnected; the work continues.
    if (this.#stream.writable) this.#stream.write(`${JSON.stringify(line)}\n`)
  }

  end(line: object): FastifyReply {
    this.write(line)
    this.#stream.end()
    return this.#reply
  }
}

/**
 * Runs a long task and streams its progress as newline-delimited JSON to clients that accept it, which also keeps
 * the connection open. The status is 200 from the first line on, so an error after it is sent as the last line.
 * @throws what `work` throws before it reports any progress
 */
export async function streamNdjson<Result extends object>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (onProgress: (progress: object) => void) => Promise<Result>,
): Promise<Result | FastifyReply> {
  if (!request.headers.accept?.includes(ndjsonType)) return work(() => undefined)
  const stream = new NdjsonStream(reply)
  try {
    const result = await work((progress) => stream.write(progress))
    return stream.isOpen ? stream.end(result) : result
  } catch (error) {
    if (!stream.isOpen || !(error instanceof Error)) throw error
    const { statusCode, body } = errorResponseOf(error, request)
    return stream.end({ status: statusCode, ...body })
  }
}
