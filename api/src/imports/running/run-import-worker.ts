import type { MessagePort } from 'node:worker_threads'
import type { ErrorCode } from '@store/contract/rules/error-codes'
import type { FieldError } from '@store/contract/rules/field-errors'
import type { ImportProgress, ImportReport } from '@store/contract/schemas/catalog/imports'
import { isDatabaseAway } from '../../database/connections/database-away.ts'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/errors/errors.ts'
import { type ImportTask, importTasksInProcess } from './import-tasks.ts'

/** The outcome of a task: a report, an error response (4xx), no database, or another error that the file did not cause. */
export type ImportOutcome =
  | { kind: 'done'; report: ImportReport }
  | {
      kind: 'refused'
      message: string
      statusCode: number
      code: ErrorCode
      fields: readonly FieldError[]
    }
  | { kind: 'unavailable' }
  | { kind: 'failed'; error: Error }

/** The messages of an import thread. From `started` on, its end counts as the file's error. */
export type FromImportWorker =
  | { kind: 'started' }
  | { kind: 'progress'; progress: ImportProgress }
  | ImportOutcome

function outcomeOf(error: unknown): ImportOutcome {
  if (error instanceof HttpError) {
    const { message, statusCode, code, fields } = error
    return { kind: 'refused', message, statusCode, code, fields }
  }
  // Only name and message of an error reach the other thread.
  if (isDatabaseAway(error)) return { kind: 'unavailable' }
  return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
}

/** Runs one task, sends its progress and its outcome, and closes the database so that the thread can end. */
export async function runImportWorker(
  db: Database,
  port: MessagePort,
  task: ImportTask,
): Promise<void> {
  const send = (message: FromImportWorker) => port.postMessage(message)
  send({ kind: 'started' })
  const run = importTasksInProcess(db)
  const outcome = await run(task, (progress) => send({ kind: 'progress', progress })).then(
    (report): ImportOutcome => ({ kind: 'done', report }),
    outcomeOf,
  )
  send(outcome)
  await db.destroy()
}
