import {
  type ColumnMapping,
  canTellProducts,
  guessMapping,
} from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { ImportProgress, ImportReport } from '@store/contract/schemas/catalog/imports'
import { findProductsByModelOrName } from '../../catalog/product-by-key.ts'
import type { Database } from '../../database/database.ts'
import { CatalogueChangedError, invalidFileError } from '../import-errors.ts'
import { createImportChangeList } from '../planning/import-changes.ts'
import { readColumns, readMappedColumns } from '../planning/import-columns.ts'
import { presentColumns, readHead } from '../planning/import-head.ts'
import type { RequestedMapping } from '../planning/import-mapping.ts'
import { createImportTally, type ImportTally } from '../planning/import-tally.ts'
import { type ProductTable, withProductTable } from '../planning/open-product-table.ts'
import {
  type FindByKeys,
  type PlannedBatch,
  type PlannedSheet,
  planImport,
} from '../planning/plan-import.ts'
import { insertBatch, type StagedBatch } from './import-job-repository.ts'
import { type ImportLock, renewImportLock } from './import-lock.ts'
import { writeRejectedRows } from './rejected-rows.ts'

/** A file with a resolved column mapping. */
interface SettledFile {
  path: string
  /** Absent when the file uses our column names. */
  mapping: ColumnMapping | undefined
}

/** Everything that parses a file. A task can be sent to a thread. */
export type ImportTask =
  | { kind: 'dryRun'; path: string; mapping: RequestedMapping | undefined }
  /** Writes the rejected rows into the file `target`. */
  | ({ kind: 'rejectedRows'; target: string } & SettledFile)
  | ({ kind: 'check' } & SettledFile)
  | ({ kind: 'stage'; isPartial: boolean; lock: ImportLock } & SettledFile)

/**
 * Runs a task, in a thread or not.
 * @param onProgress called with the number of checked rows, several rows at a time
 * @throws HttpError when the file is invalid as a whole
 */
export type RunImportTask = (
  task: ImportTask,
  onProgress: (progress: ImportProgress) => void,
) => Promise<ImportReport>

function findIn(db: Database): FindByKeys {
  return (rows) => findProductsByModelOrName(db, rows)
}

function sheetOf(table: ProductTable, mapping: ColumnMapping | undefined): PlannedSheet {
  return {
    rows: table.rows(),
    readColumns: (cells) => (mapping ? readMappedColumns(cells, mapping) : readColumns(cells)),
  }
}

/** Reads the whole file without writing, so that an invalid file never makes an order wait. */
async function check(
  db: Database,
  file: SettledFile,
  onBatch: (batch: PlannedBatch, rows: number) => void,
): Promise<ImportTally> {
  const tally = createImportTally()
  await withProductTable(file, async (table) => {
    for await (const batch of planImport(sheetOf(table, file.mapping), findIn(db))) {
      tally.add(batch)
      onBatch(batch, tally.rows())
    }
  })
  return tally
}

/** The changes of a file, and its column mapping. */
async function dryRun(
  db: Database,
  file: { path: string; mapping: RequestedMapping | undefined },
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const { path } = file
  const { head, sheet } = await withProductTable(file, async (table) => ({
    head: await readHead(table),
    sheet: table.sheet,
  }))
  const isGuess = file.mapping === 'guess'
  const mapping = file.mapping === 'guess' ? guessMapping(head.headings) : file.mapping
  const columns = presentColumns(head, mapping)
  if (columns.length === 0) throw invalidFileError(importMessages.noColumns)
  // Without a complete mapping nothing can be counted.
  if (isGuess && !canTellProducts(columns.map(({ column }) => column))) {
    return {
      ...createImportTally().report(importMessages.mappingIncomplete),
      columns,
      ...(sheet && { sheet }),
    }
  }
  const changeList = createImportChangeList()
  const tally = await check(db, { path, mapping }, (batch, rows) => {
    changeList.add(batch)
    onProgress({ rows })
  })
  return {
    ...tally.report(importMessages.checked),
    changes: changeList.changes(),
    columns,
    ...(sheet && { sheet }),
  }
}

/** Rows per transaction: an order waits no longer than one takes. */
const rowsOfTransaction = 100

function* splitBatch({ created, changed }: PlannedBatch): Generator<StagedBatch> {
  const count = Math.max(created.length, changed.length)
  for (let from = 0; from < count; from += rowsOfTransaction) {
    const to = from + rowsOfTransaction
    if (from < created.length) yield { created: created.slice(from, to), changed: [] }
    if (from < changed.length) yield { created: [], changed: changed.slice(from, to) }
  }
}

/** Reads the file again, while edits are locked, and stores the batches to be written. */
async function stage(
  db: Database,
  { lock, isPartial, ...file }: SettledFile & { lock: ImportLock; isPartial: boolean },
): Promise<ImportTally> {
  const tally = createImportTally()
  let position = 0
  await withProductTable(file, async (table) => {
    for await (const batch of planImport(sheetOf(table, file.mapping), findIn(db))) {
      tally.add(batch)
      if (batch.rejectedRows > 0 && !isPartial) throw new CatalogueChangedError()
      await renewImportLock(db, lock)
      for (const content of splitBatch(batch)) {
        position += 1
        await insertBatch(db, lock.jobId, { ...content, position })
      }
    }
  })
  return tally
}

/** Runs tasks in this thread: in the thread of imports, and in tests. */
export function importTasksInProcess(db: Database): RunImportTask {
  return async (task, onProgress) => {
    switch (task.kind) {
      case 'dryRun':
        return dryRun(db, task, onProgress)
      case 'check':
        return (await check(db, task, (_batch, rows) => onProgress({ rows }))).report(
          importMessages.checked,
        )
      case 'rejectedRows':
        await withProductTable(task, async (table) =>
          writeRejectedRows(
            { target: task.target, isText: table.isText },
            sheetOf(table, task.mapping),
            findIn(db),
          ),
        )
        return createImportTally().report(importMessages.checked)
      case 'stage':
        return (await stage(db, task)).report(importMessages.uploaded)
    }
  }
}
