import type { Database } from '../../../base/base.ts'
import type { RejectedRow, RejectedRows } from './rejected-rows.ts'

/** Characters of the cells that are stored at once: far below the packet that every database accepts. */
const charactersAtOnce = 256 * 1024

const lengthOf = ({ cells, problem }: RejectedRow) =>
  cells.reduce((sum, cell) => sum + cell.length, problem.length)

/** Rows in groups that can be stored; a row alone is never too long (`sheets`: its columns and cells are bounded). */
function* groupsOf(rows: readonly RejectedRow[]): Generator<RejectedRow[]> {
  let group: RejectedRow[] = []
  let characters = 0
  for (const row of rows) {
    const length = lengthOf(row)
    if (group.length > 0 && characters + length > charactersAtOnce) {
      yield group
      group = []
      characters = 0
    }
    group.push(row)
    characters += length
  }
  if (group.length > 0) yield group
}

/** Stores rows that a job leaves out, until it becomes an import or is discarded. */
export async function insertRejectedRows(
  db: Database,
  jobId: number,
  { columns, rows }: RejectedRows,
): Promise<void> {
  for (const group of groupsOf(rows)) {
    const content = JSON.stringify({ columns, rows: group })
    await db('import_rejected_rows').insert({ job_id: jobId, content })
  }
}

/** Gives the rows that a job left out to the import that it became. */
export async function moveRejectedRows(
  trx: Database,
  { jobId, importId }: { jobId: number; importId: number },
): Promise<void> {
  await trx('import_rejected_rows')
    .where('job_id', jobId)
    .update({ job_id: null, import_id: importId })
}

/** Those of the imports whose left out rows are kept. */
export async function findImportsWithRows(
  db: Database,
  importIds: readonly number[],
): Promise<number[]> {
  if (importIds.length === 0) return []
  return db('import_rejected_rows')
    .whereIn('import_id', [...importIds])
    .distinct()
    .pluck('import_id')
}

/** The rows that an import left out, in the order of its file. */
export async function* readRejectedRows(
  db: Database,
  importId: number,
): AsyncGenerator<RejectedRows> {
  for (let after = 0; ; ) {
    const row: { id: number; content: string } | undefined = await db('import_rejected_rows')
      .where('import_id', importId)
      .where('id', '>', after)
      .orderBy('id')
      .first('id', 'content')
    if (!row) return
    const stored: RejectedRows = JSON.parse(row.content)
    yield stored
    after = row.id
  }
}

/** Deletes left out rows of imports made before a time. @returns how many records of them */
export async function deleteRejectedRowsBefore(
  db: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const old = db('imports').where('created_at', '<', before).select('id')
  return db('import_rejected_rows').whereIn('import_id', old).limit(limit).delete()
}
