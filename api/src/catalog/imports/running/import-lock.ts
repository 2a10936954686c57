import type { Database } from '../../../base/base.ts'
import { ImportRunningError } from '../import-errors.ts'

/** The owner of the lock: a job, and the process that works on it. */
export interface ImportLock {
  jobId: number
  holder: string
}

/** A process that has not renewed its lock for this many seconds counts as dead. */
const aliveSeconds = 30

/**
 * Acquires the lock for a job unless another has it; a lock that was not renewed may be acquired for the same job.
 * @returns whether it was acquired
 */
export async function acquireImportLock(db: Database, lock: ImportLock): Promise<boolean> {
  await db('import_lock').insert({ id: 1, expires_at: '2000-01-01' }).onConflict('id').ignore()
  const taken: number = await db('import_lock')
    .where('id', 1)
    .where('expires_at', '<', db.raw('CURRENT_TIMESTAMP(6)'))
    .where((free) => void free.whereNull('job_id').orWhere('job_id', lock.jobId))
    .update({ job_id: lock.jobId, holder: lock.holder, expires_at: expiry(db) })
  return taken === 1
}

function expiry(db: Database) {
  return db.raw('CURRENT_TIMESTAMP(6) + INTERVAL ? SECOND', [aliveSeconds])
}

/**
 * Starts every transaction of a job by checking that no other process has continued the job.
 * @throws Error when another process has taken over the job
 */
export async function renewImportLock(trx: Database, { holder }: ImportLock): Promise<void> {
  const renewed: number = await trx('import_lock')
    .where({ id: 1, holder })
    .update({ expires_at: expiry(trx) })
  if (renewed !== 1) throw new Error('another process has taken this import over')
}

/** Releases the lock. */
export async function releaseImportLock(trx: Database, { holder }: ImportLock): Promise<void> {
  await trx('import_lock')
    .where({ id: 1, holder })
    .update({ job_id: null, holder: null, expires_at: '2000-01-01' })
}

/**
 * Starts the transaction of an edit: no import starts to write before it ends.
 * @throws ImportRunningError while an import is written
 */
export async function assertNoImportRunning(trx: Database): Promise<void> {
  const row: { job_id: number | null } | undefined = await trx('import_lock')
    .where('id', 1)
    .forShare()
    .first('job_id')
  if (row && row.job_id !== null) throw new ImportRunningError()
}
