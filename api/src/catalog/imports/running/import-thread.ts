import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import type { ImportProgress, ImportReport } from '@store/contract/schemas/catalog/imports'
import {
  createQueue,
  type HttpError,
  type ParserLimits,
  type ParserLoss,
  parseInThread,
  type WorkerDatabase,
} from '../../../base/base.ts'
import { invalidFileError } from '../import-errors.ts'
import type { RunImportTask } from './import-tasks.ts'

/** The largest upload needs 265 MB (`mostSharedBytes` of sheets). */
const defaultLimits: ParserLimits = { heapMb: 384, cpuMs: 300_000 }

/** Threads of imports. */
export interface ImportThreads {
  /** The program `import-worker`. */
  file: URL
  workerData: WorkerDatabase
  limits?: ParserLimits
  /** Called when a file crashed a thread. */
  onLost: (reason: string) => void
}

function lossError(loss: ParserLoss): HttpError {
  switch (loss) {
    case 'too-slow':
      return invalidFileError(sheetMessages.takesTooLong, 413)
    case 'out-of-memory':
      return invalidFileError(sheetMessages.needsTooMuch, 413)
    case 'crashed':
      return invalidFileError(sheetMessages.broken)
  }
}

/**
 * Runs every task in its own thread ({@link parseInThread}). Files are checked one at a time; staging does not queue,
 * because it holds the import lock.
 */
export function importTasksInThread(threads: ImportThreads): RunImportTask {
  const { file, workerData, limits = defaultLimits, onLost } = threads
  const inQueue = createQueue()
  return async (task, onProgress) => {
    const run = async () =>
      parseInThread<ImportReport, ImportProgress>({
        ...{ file, limits, onProgress, lossError, onLost },
        workerData: { ...workerData, task },
      })
    return task.kind === 'stage' ? run() : inQueue(run)
  }
}
