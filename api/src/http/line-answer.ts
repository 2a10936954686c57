import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { refusalOf } from './error-handler.ts'

const lineType = 'application/x-ndjson'

/** The schema of an answer that can be heard along: JSON, or for who accepts lines, JSON a line each. */
export function lineAnswer<Result extends TSchema>(result: Result, told: TSchema) {
  const line = {
    description:
      'how far it is, a line each; the last line is the result, or a refusal with its `status`',
    oneOf: [told, result],
  }
  const content = { 'application/json': { schema: result }, [lineType]: { schema: line } }
  return Type.Unsafe<Static<Result>>({ description: 'the result', content })
}

/** An answer that is opened by its first line. */
class Lines {
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
          'content-type': lineType,
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        })
        .send(this.#stream)
    }
    // Who has gone hears nothing more; the work goes on.
    if (this.#stream.writable) this.#stream.write(`${JSON.stringify(line)}\n`)
  }

  end(line: object): FastifyReply {
    this.write(line)
    this.#stream.end()
    return this.#reply
  }
}

/**
 * Answers work that takes long, and tells a caller who accepts lines how far it is; that also keeps the line between
 * them open. Once a line is out the status is 200, so a fault after it is the last line, as it would be the body.
 * @throws what `work` throws before it tells anything
 */
export async function answerAlong<Result extends object>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (tell: (told: object) => void) => Promise<Result>,
): Promise<Result | FastifyReply> {
  if (!request.headers.accept?.includes(lineType)) return work(() => undefined)
  const lines = new Lines(reply)
  try {
    const result = await work((told) => lines.write(told))
    return lines.isOpen ? lines.end(result) : result
  } catch (error) {
    if (!lines.isOpen || !(error instanceof Error)) throw error
    const { statusCode, body } = refusalOf(error, request)
    return lines.end({ status: statusCode, ...body })
  }
}
