import type { MessagePort } from 'node:worker_threads'
import type { ImportProgress } from '@store/contract/schemas/catalog/imports'
import { type Database, isDatabaseAway, sendOutcome, UnavailableError } from '../../../base/base.ts'
import { type ImportTask, importTasksInProcess } from './import-tasks.ts'

/** Runs one task, sends its progress and its outcome, and closes the database so that the thread can end. */
export async function runImportWorker(
  db: Database,
  port: MessagePort,
  task: ImportTask,
): Promise<void> {
  const run = importTasksInProcess(db)
  await sendOutcome(port, async (onProgress: (progress: ImportProgress) => void) =>
    run(task, onProgress).catch((error: unknown) => {
      throw isDatabaseAway(error) ? new UnavailableError() : error
    }),
  )
  await db.destroy()
}
