import type { MessagePort } from 'node:worker_threads'
import type { ErrorCode } from '@store/contract/rules/error-codes'
import type { FieldError } from '@store/contract/rules/field-errors'
import { HttpError } from '../../http/errors/errors.ts'

/** What became of a file: a result, an error response, or an error that has none: only its name and message come over. */
export type ParseOutcome<Result> =
  | { kind: 'done'; result: Result }
  | {
      kind: 'refused'
      message: string
      statusCode: number
      code: ErrorCode
      fields: readonly FieldError[]
      retryAfterSeconds?: number
    }
  | { kind: 'failed'; error: Error }

/** The messages of a thread that parses one file. From `started` on, its end counts as the file's error. */
export type FromParser<Result, Progress> =
  | { kind: 'started' }
  | { kind: 'progress'; progress: Progress }
  | ParseOutcome<Result>

function outcomeOf(error: unknown): ParseOutcome<never> {
  if (error instanceof HttpError) {
    const { message, statusCode, code, fields, retryAfterSeconds } = error
    const refused = { kind: 'refused', message, statusCode, code, fields } as const
    return retryAfterSeconds === undefined ? refused : { ...refused, retryAfterSeconds }
  }
  return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
}

/** Runs in the thread: parses, and sends progress and outcome to the thread that asked. Never throws. */
export async function sendOutcome<Result, Progress>(
  port: MessagePort,
  parse: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<void> {
  const send = (message: FromParser<Result, Progress>) => port.postMessage(message)
  send({ kind: 'started' })
  const outcome = await parse((progress) => send({ kind: 'progress', progress })).then(
    (result): ParseOutcome<Result> => ({ kind: 'done', result }),
    outcomeOf,
  )
  send(outcome)
}
