import { Worker } from 'node:worker_threads'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { ImportProgress, ImportReport } from '@store/contract/schemas/catalog/imports'
import type { WorkerDatabase } from '../../database/connections/worker-database.ts'
import { HttpError, UnavailableError } from '../../http/errors/errors.ts'
import { invalidFileError } from '../import-errors.ts'
import type { ImportTask, RunImportTask } from './import-tasks.ts'
import type { FromImportWorker, ImportOutcome } from './run-import-worker.ts'

/** Memory limits of a thread for one task. */
export interface ImportThreadLimits {
  heapMb: number
  timeoutMs: number
}

/** The largest upload needs 265 MB (`mostSharedBytes`). */
const defaultLimits: ImportThreadLimits = { heapMb: 384, timeoutMs: 300_000 }

/** Threads of imports. */
export interface ImportThreads {
  /** The program `import-worker`. */
  file: URL
  workerData: WorkerDatabase
  limits?: ImportThreadLimits
  /** Called when a file crashed a thread. */
  onLost: (reason: string) => void
}

function settle(outcome: ImportOutcome): ImportReport {
  if (outcome.kind === 'done') return outcome.report
  if (outcome.kind === 'unavailable') throw new UnavailableError()
  throw outcome.kind === 'refused' ? new HttpError(outcome) : outcome.error
}

/** The reason why a thread ended without an outcome. */
interface Loss {
  isLate: boolean
  hasStarted: boolean
  error: (Error & { code?: string }) | undefined
}

function lossError({ isLate, hasStarted, error }: Loss): Error {
  if (isLate) return invalidFileError(importMessages.takesTooLong, 413)
  if (error?.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return invalidFileError(importMessages.needsTooMuch, 413)
  if (hasStarted) return invalidFileError(importMessages.fileBroken)
  return new Error('the import thread did not start', { cause: error })
}

async function runInThread(
  { file, workerData, limits = defaultLimits, onLost }: ImportThreads,
  task: ImportTask,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const worker = new Worker(file, {
    workerData: { ...workerData, task },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 24 },
  })
  worker.unref()
  const loss: Loss = { isLate: false, hasStarted: false, error: undefined }
  const timer = setTimeout(() => {
    loss.isLate = true
    void worker.terminate()
  }, limits.timeoutMs).unref()
  worker.on('error', (error) => {
    loss.error = error
  })
  const outcome = await new Promise<ImportOutcome>((resolve, reject) => {
    worker.on('message', (message: FromImportWorker) => {
      if (message.kind === 'started') loss.hasStarted = true
      else if (message.kind === 'progress') onProgress(message.progress)
      else resolve(message)
    })
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(lossError(loss))
      if (code !== 0) onLost(loss.error?.message ?? (loss.isLate ? 'too slow' : `exit ${code}`))
    })
  })
  return settle(outcome)
}

/**
 * Runs every task in its own thread, which has its own heap: a file that exhausts it, or crashes or blocks the thread,
 * is rejected (400, 413), and nothing else is affected. Files are checked one at a time, so that many together need no
 * more memory than one; staging does not queue, because it holds the import lock.
 */
export function importTasksInThread(threads: ImportThreads): RunImportTask {
  let last: Promise<unknown> = Promise.resolve()
  return async (task, onProgress) => {
    if (task.kind === 'stage') return runInThread(threads, task, onProgress)
    const result = last.then(async () => runInThread(threads, task, onProgress))
    last = result.catch(() => undefined)
    return result
  }
}
