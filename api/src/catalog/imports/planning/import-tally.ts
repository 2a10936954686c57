import type { ImportReport, RejectedCell } from '@store/contract/schemas/catalog/imports'
import type { PlannedBatch } from './plan-import.ts'

/** Number of errors in a response; a person fixes these first. */
const mostNamed = 5_000

/** Counts the changes of an import, batch by batch. */
export interface ImportTally {
  add(batch: PlannedBatch): void
  /** Number of counted rows. */
  rows(): number
  report(message: string): ImportReport
}

export function createImportTally(): ImportTally {
  const counts = { created: 0, updated: 0, unchanged: 0, rejectedRows: 0 }
  const rejected: RejectedCell[] = []
  const totalRows: number[] = []
  let hiddenRows = 0
  return {
    add(batch) {
      counts.created += batch.created.length
      counts.updated += batch.changed.length
      counts.unchanged += batch.unchanged
      counts.rejectedRows += batch.rejected.length
      totalRows.push(...batch.totals.slice(0, mostNamed - totalRows.length))
      hiddenRows += batch.hidden
      const faults = batch.rejected.flatMap((row) => row.faults)
      rejected.push(...faults.slice(0, mostNamed - rejected.length))
    },
    rows: () => counts.created + counts.updated + counts.unchanged + counts.rejectedRows,
    report: (message) => ({
      ...{ message, ...counts, rejected },
      ...(totalRows.length > 0 && { totalRows }),
      ...(hiddenRows > 0 && { hiddenRows }),
    }),
  }
}
