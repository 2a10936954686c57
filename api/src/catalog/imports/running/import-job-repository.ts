import type { Database } from '../../../base/base.ts'
import type { PlannedBatch } from '../planning/plan-import.ts'

/** Shorter than the time-out of a scrape. */
const countTimeoutMs = 2_000

/** An import or undo in progress. */
export interface ImportJob {
  id: number
  state: 'staging' | 'writing' | 'reverting' | 'undoing'
  importId: number | undefined
  /** The last product that was restored. */
  doneThrough: number
  rejectedRows: number
  createdBy: number
}

interface JobRow {
  id: number
  state: ImportJob['state']
  import_id: number | null
  done_through: number
  rejected_rows: number
  created_by: number
}

/** The content of a batch. */
export type StagedBatch = Pick<PlannedBatch, 'created' | 'changed'>

export async function insertJob(db: Database, by: number, at: Date): Promise<number> {
  const [id = 0] = await db('import_jobs').insert({
    state: 'staging',
    created_by: by,
    created_at: at,
  })
  return id
}

function jobOf(row: JobRow): ImportJob {
  return {
    id: row.id,
    state: row.state,
    importId: row.import_id ?? undefined,
    doneThrough: row.done_through,
    rejectedRows: row.rejected_rows,
    createdBy: row.created_by,
  }
}

/** Number of imports and undos that are in progress or wait to be resumed. */
export async function countJobs(db: Database): Promise<number> {
  const row = await db('import_jobs').count({ count: '*' }).first().timeout(countTimeoutMs)
  return Number(row?.count ?? 0)
}

export async function findJob(db: Database, id: number): Promise<ImportJob | undefined> {
  const row: JobRow | undefined = await db('import_jobs').where('id', id).first()
  return row && jobOf(row)
}

/** The job whose process died: it has the lock, but did not renew it. */
export async function findAbandonedJob(db: Database): Promise<number | undefined> {
  const row: { job_id: number } | undefined = await db('import_lock')
    .where('id', 1)
    .whereNotNull('job_id')
    .where('expires_at', '<', db.raw('CURRENT_TIMESTAMP(6)'))
    .first('job_id')
  return row?.job_id
}

export async function updateJob(
  trx: Database,
  id: number,
  change: Partial<Omit<JobRow, 'id' | 'created_by'>>,
): Promise<void> {
  await trx('import_jobs').where('id', id).update(change)
}

/** Deletes a job and its remaining batches. */
export async function deleteJob(trx: Database, id: number): Promise<void> {
  await trx('import_batches').where('job_id', id).delete()
  await trx('import_jobs').where('id', id).delete()
}

export async function insertBatch(
  db: Database,
  jobId: number,
  { position, created, changed }: StagedBatch & { position: number },
): Promise<void> {
  await db('import_batches').insert({
    job_id: jobId,
    position,
    content: JSON.stringify({ created, changed }),
  })
}

/** The next batch of a job. */
export async function findBatch(
  db: Database,
  jobId: number,
): Promise<(StagedBatch & { position: number }) | undefined> {
  const row: { position: number; content: string } | undefined = await db('import_batches')
    .where('job_id', jobId)
    .orderBy('position')
    .first('position', 'content')
  if (!row) return undefined
  const staged: StagedBatch = JSON.parse(row.content)
  return { position: row.position, created: staged.created, changed: staged.changed }
}

export async function deleteBatch(trx: Database, jobId: number, position: number): Promise<void> {
  await trx('import_batches').where({ job_id: jobId, position }).delete()
}
