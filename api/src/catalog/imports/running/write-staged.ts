import { inTransaction } from '../../../base/base.ts'
import { insertImport } from '../import-repository.ts'
import { moveRejectedRows } from '../rejected/kept-rows-repository.ts'
import { updateJob } from './import-job-repository.ts'
import { type ImportJobDependencies, runJob } from './import-jobs.ts'
import { type ImportLock, renewImportLock } from './import-lock.ts'

/** The staged batches of a job, which become an import. */
export interface StagedImport {
  lock: ImportLock
  /** The name of its file, or what it is in words. */
  fileName: string
  by: number
  /** The Idempotency-Key of the request. */
  key?: string | undefined
  /** Rows that were left out. */
  rejected: number
  onWritten: (rows: number) => void
}

/**
 * Writes the staged batches of a job as an import, which is then listed, audited and can be undone.
 * @returns the public id of the import
 * @throws CatalogueChangedError when products were changed meanwhile; nothing is written then
 */
export async function writeStaged(
  dependencies: ImportJobDependencies,
  { lock, fileName, by, key, rejected, onWritten }: StagedImport,
): Promise<string> {
  const { db, clock } = dependencies
  const made = await inTransaction(db, async (trx) => {
    await renewImportLock(trx, lock)
    const opened = await insertImport(trx, { fileName, by, key, at: clock.now() })
    const change = { state: 'writing', import_id: opened.id, rejected_rows: rejected } as const
    await updateJob(trx, lock.jobId, change)
    await moveRejectedRows(trx, { jobId: lock.jobId, importId: opened.id })
    return opened
  })
  await runJob(dependencies, lock, onWritten)
  return made.publicId
}
