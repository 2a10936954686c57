import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, type Database, inTransaction, newPublicId } from '../../../base/base.ts'
import { auditImport } from '../audit-import.ts'
import { CatalogueChangedError, ImportNotFoundError, ImportRunningError } from '../import-errors.ts'
import {
  countImport,
  deleteImport,
  findImport,
  findImportedRows,
  markUndone,
} from '../import-repository.ts'
import { countImported } from '../import-row-repository.ts'
import {
  deleteBatch,
  deleteJob,
  findAbandonedJob,
  findBatch,
  findJob,
  type ImportJob,
  insertJob,
  updateJob,
} from './import-job-repository.ts'
import {
  acquireImportLock,
  type ImportLock,
  releaseImportLock,
  renewImportLock,
} from './import-lock.ts'
import { revertBatch } from './revert-batch.ts'
import { writeBatch } from './write-batch.ts'

/** Dependencies of jobs. */
export interface ImportJobDependencies {
  db: Database
  clock: Clock
}

const revertRows = 100
const pollMs = 100
const longestWaitMs = 120_000

async function writeNext(
  { db, clock }: ImportJobDependencies,
  job: ImportJob & { importId: number },
  lock: ImportLock,
): Promise<number | undefined> {
  const batch = await findBatch(db, job.id)
  if (!batch) return undefined
  await inTransaction(db, async (trx) => {
    await renewImportLock(trx, lock)
    await writeBatch(trx, {
      importId: job.importId,
      batch,
      at: clock.now(),
      actorId: job.createdBy,
    })
    await deleteBatch(trx, job.id, batch.position)
  })
  return batch.created.length + batch.changed.length
}

async function revert(
  { db, clock }: ImportJobDependencies,
  job: ImportJob & { importId: number },
  lock: ImportLock,
): Promise<void> {
  for (let after = job.doneThrough; ; ) {
    const rows = await findImportedRows(db, job.importId, { after, limit: revertRows })
    const last = rows.at(-1)?.productId
    if (last === undefined) return
    await inTransaction(db, async (trx) => {
      await renewImportLock(trx, lock)
      await revertBatch(trx, rows, { at: clock.now(), actorId: job.createdBy })
      await updateJob(trx, job.id, { done_through: last })
    })
    after = last
  }
}

async function finish(
  { db, clock }: ImportJobDependencies,
  { id, state, importId, rejectedRows, createdBy }: ImportJob & { importId: number },
  lock: ImportLock,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await renewImportLock(trx, lock)
    const at = clock.now()
    if (state === 'writing') {
      await countImport(trx, importId, {
        ...(await countImported(trx, importId)),
        rejected: rejectedRows,
      })
    }
    if (state === 'undoing') await markUndone(trx, importId, at)
    await deleteJob(trx, id)
    await releaseImportLock(trx, lock)
    if (state === 'reverting') return deleteImport(trx, importId)
    const made = await findImport(trx, { id: importId })
    if (!made) throw new ImportNotFoundError()
    const done = state === 'undoing' ? 'undone' : 'written'
    await auditImport(trx, { actorId: createdBy, done, made, at })
  })
}

async function discard({ db }: ImportJobDependencies, lock: ImportLock): Promise<void> {
  await inTransaction(db, async (trx) => {
    await releaseImportLock(trx, lock)
    await deleteJob(trx, lock.jobId)
  })
}

/**
 * Runs a job to its end, one short transaction per batch, so that an order never waits long for a product.
 * @param onWritten called with the number of rows of each batch
 * @throws CatalogueChangedError when products were changed meanwhile; after the import was reverted
 */
export async function runJob(
  dependencies: ImportJobDependencies,
  lock: ImportLock,
  onWritten: (rows: number) => void = () => undefined,
): Promise<void> {
  const found = await findJob(dependencies.db, lock.jobId)
  const { importId } = found ?? {}
  if (!found || importId === undefined) return discard(dependencies, lock)
  const job = { ...found, importId }
  if (job.state === 'writing') {
    try {
      for (;;) {
        const written = await writeNext(dependencies, job, lock)
        if (written === undefined) break
        onWritten(written)
      }
      return await finish(dependencies, job, lock)
    } catch (error) {
      if (!(error instanceof CatalogueChangedError)) throw error
      await inTransaction(dependencies.db, async (trx) => {
        await renewImportLock(trx, lock)
        await updateJob(trx, job.id, { state: 'reverting' })
      })
      await revert(dependencies, job, lock)
      await finish(dependencies, { ...job, state: 'reverting' }, lock)
      throw error
    }
  }
  await revert(dependencies, job, lock)
  await finish(dependencies, job, lock)
}

/** Finishes the import or undo whose process died, if any. */
export async function resumeAbandonedJob(dependencies: ImportJobDependencies): Promise<void> {
  const jobId = await findAbandonedJob(dependencies.db)
  if (jobId === undefined) return
  const lock = { jobId, holder: newPublicId() }
  if (!(await acquireImportLock(dependencies.db, lock))) return
  await runJob(dependencies, lock).catch((error: unknown) => {
    if (!(error instanceof CatalogueChangedError)) throw error
  })
}

/**
 * Creates a job once no other runs; the caller must start or discard it.
 * @throws ImportRunningError when the others take too long
 */
export async function withImportJob<T>(
  dependencies: ImportJobDependencies,
  by: number,
  work: (lock: ImportLock) => Promise<T>,
): Promise<T> {
  const { db, clock } = dependencies
  const lock = { jobId: await insertJob(db, by, clock.now()), holder: newPublicId() }
  const startedAt = performance.now()
  try {
    while (!(await acquireImportLock(db, lock))) {
      if (performance.now() - startedAt > longestWaitMs) throw new ImportRunningError()
      await resumeAbandonedJob(dependencies)
      await wait(pollMs)
    }
    return await work(lock)
  } finally {
    const left = await findJob(db, lock.jobId)
    if (left?.state === 'staging') await discard(dependencies, lock)
  }
}
