import type { CleanupJob, Database, Table } from '../../../base/base.ts'
import { RejectedRowsNotFoundError } from '../import-errors.ts'
import { findImport } from '../import-repository.ts'
import { deleteRejectedRowsBefore, readRejectedRows } from './kept-rows-repository.ts'
import { type RejectedRow, rejectedTable } from './rejected-rows.ts'

const keptDays = 90
const msOfDay = 86_400_000

/**
 * The rows that an import left out, with what it said of each: also those that were right when the file was checked.
 * @throws RejectedRowsNotFoundError when there are none, or they are no longer kept
 */
export async function openKeptRows(db: Database, publicId: string): Promise<Table<RejectedRow>> {
  const made = await findImport(db, { publicId })
  if (!made) throw new RejectedRowsNotFoundError()
  const batches = readRejectedRows(db, made.id)
  const first = await batches.next()
  if (first.done) throw new RejectedRowsNotFoundError()
  async function* rows() {
    for (let step = first; !step.done; step = await batches.next()) yield step.value.rows
  }
  return rejectedTable(first.value.columns, rows())
}

/** Deletes the rows that old imports left out. */
export function expiredRejectedRows(db: Database): CleanupJob {
  return {
    name: 'rejected rows of imports',
    run: (now, limit) =>
      deleteRejectedRowsBefore(db, new Date(now.getTime() - keptDays * msOfDay), limit),
  }
}
