import type { ColumnMapping } from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { ImportOptions } from '@store/contract/schemas/catalog/import-options'
import type { ImportProgress, ImportReport } from '@store/contract/schemas/catalog/imports'
import type { TableFormat } from '@store/contract/schemas/wire'
import type { Database } from '../../../base/base.ts'
import { findProductsByModelOrName } from '../../products/product-by-key.ts'
import { CatalogueChangedError, invalidFileError } from '../import-errors.ts'
import { openNameReader } from '../options/name-reader.ts'
import { decodeShown, encodeShown } from '../options/shown-stocks.ts'
import { createTwinFinder } from '../options/twin-finder.ts'
import { readColumns, readMappedColumns } from '../planning/import-columns.ts'
import { presentColumns, presentHead, readHead } from '../planning/import-head.ts'
import type { RequestedMapping } from '../planning/import-mapping.ts'
import { createImportPreview } from '../planning/import-preview.ts'
import { createImportTally, type ImportTally } from '../planning/import-tally.ts'
import { resolveColumns } from '../planning/learnt-mapping.ts'
import { type ProductTable, withProductTable } from '../planning/open-product-table.ts'
import {
  type FindByKeys,
  type PlannedBatch,
  type PlannedSheet,
  planImport,
} from '../planning/plan-import.ts'
import type { RowReading } from '../planning/plan-row.ts'
import { insertRejectedRows } from '../rejected/kept-rows-repository.ts'
import { planWithRejectedRows, writeRejectedRows } from '../rejected/rejected-rows.ts'
import { insertBatch, type StagedBatch } from './import-job-repository.ts'
import { type ImportLock, renewImportLock } from './import-lock.ts'

/** A file, and what its user decided about it. */
export interface ImportFile<Mapping = ColumnMapping> {
  path: string
  /** Absent when the file uses our column names. */
  mapping: Mapping | undefined
  options: ImportOptions
  /** The text of a preview that set the stock. */
  shown?: string | undefined
  /** Whether a product needs all declarations to be put on sale. */
  areDeclarationsRequired: boolean
}

/** Everything that parses a file. A task can be sent to a thread. */
export type ImportTask =
  | ({ kind: 'dryRun' } & ImportFile<RequestedMapping>)
  /** Writes the rejected rows into the file `target`; without a format, of a text as .csv and of any other as .xlsx. */
  | ({ kind: 'rejectedRows'; target: string; format: TableFormat | undefined } & ImportFile)
  | ({ kind: 'check' } & ImportFile)
  | ({ kind: 'stage'; isPartial: boolean; lock: ImportLock } & ImportFile)

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

function sheetOf(
  table: ProductTable,
  mapping: ColumnMapping | undefined,
  reading: RowReading,
): PlannedSheet {
  const { fixedValues } = reading.options
  return {
    rows: table.rows(),
    readColumns: (cells) =>
      mapping ? readMappedColumns(cells, mapping, fixedValues) : readColumns(cells, fixedValues),
    reading,
  }
}

/** How the rows of a file are read; of a preview, with what it marks. */
async function openReading(
  db: Database,
  file: Pick<ImportFile, 'options' | 'shown' | 'areDeclarationsRequired'>,
  { isPreview }: { isPreview: boolean },
): Promise<RowReading> {
  const { options, shown, areDeclarationsRequired } = file
  return {
    options,
    names: await openNameReader(db, options.names),
    shown: shown === undefined ? undefined : await decodeShown(shown),
    isPreview,
    areDeclarationsRequired,
  }
}

/** Reads the whole file without writing, so that an invalid file never makes an order wait. */
async function check(
  db: Database,
  file: Pick<ImportFile, 'path' | 'mapping'> & { reading: RowReading },
  onBatch: (batch: PlannedBatch, rows: number) => void,
): Promise<ImportTally> {
  const tally = createImportTally()
  await withProductTable(file, async (table) => {
    const sheet = sheetOf(table, file.mapping, file.reading)
    for await (const batch of planImport(sheet, findIn(db))) {
      tally.add(batch)
      onBatch(batch, tally.rows())
    }
  })
  return tally
}

/** The changes of a file, and its column mapping. */
async function dryRun(
  db: Database,
  file: ImportFile<RequestedMapping>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const { path } = file
  const head = await withProductTable(file, readHead)
  const { sheet } = head.table
  const resolved = await resolveColumns(db, head, {
    requested: file.mapping,
    fixed: file.options.fixedValues ?? {},
  })
  const { mapping, fixedValues, isRemembered, asked } = resolved
  const options = { ...file.options, fixedValues }
  const columns = presentColumns(head, mapping)
  if (columns.length === 0) throw invalidFileError(importMessages.noColumns)
  const found = {
    ...{ columns, head: presentHead(head) },
    ...(head.hiddenColumns.length > 0 && { hiddenColumns: [...head.hiddenColumns] }),
    ...(isRemembered && { isRemembered }),
    ...(Object.keys(fixedValues).length > 0 && { fixedValues }),
    ...(sheet && { sheet }),
  }
  // Nothing is counted before a person has said which columns it is.
  if (asked.length > 0) {
    const isUntold = asked.some(({ headings }) => headings.length === 0)
    const message = isUntold ? importMessages.mappingIncomplete : importMessages.columnsUnclear
    return { ...createImportTally().report(message), ...found, asked }
  }
  const reading = {
    ...(await openReading(db, { ...file, options, shown: undefined }, { isPreview: true })),
    twins: createTwinFinder(db),
  }
  const preview = createImportPreview()
  const tally = await check(db, { path, mapping, reading }, (batch, rows) => {
    preview.add(batch)
    onProgress({ rows })
  })
  return {
    ...tally.report(importMessages.checked),
    ...preview.report(),
    questions: reading.names.questions(),
    ...(options.stock === 'set' && { shown: await encodeShown(preview.shownStocks()) }),
    ...found,
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

/** Reads the file again, while edits are locked, and stores the batches to be written and the rows that are left out. */
async function stage(
  db: Database,
  { lock, isPartial, ...file }: ImportFile & { lock: ImportLock; isPartial: boolean },
): Promise<ImportTally> {
  const tally = createImportTally()
  const reading = await openReading(db, file, { isPreview: false })
  let position = 0
  await withProductTable(file, async (table) => {
    const sheet = sheetOf(table, file.mapping, reading)
    for await (const { batch, rejected } of planWithRejectedRows(sheet, findIn(db))) {
      tally.add(batch)
      if (batch.rejected.length > 0 && !isPartial) throw new CatalogueChangedError()
      await renewImportLock(db, lock)
      await insertRejectedRows(db, lock.jobId, rejected)
      for (const content of splitBatch(batch)) {
        position += 1
        await insertBatch(db, lock.jobId, { ...content, position })
      }
    }
  })
  return tally
}

/** Writes the rows that a preview rejects, or an import by what one showed. */
async function writeRejected(
  db: Database,
  { target, format, ...file }: ImportFile & { target: string; format: TableFormat | undefined },
): Promise<void> {
  const reading = await openReading(db, file, { isPreview: file.shown === undefined })
  await withProductTable(file, async (table) =>
    writeRejectedRows(
      { target, format: format ?? (table.isText ? 'csv' : 'xlsx') },
      sheetOf(table, file.mapping, reading),
      findIn(db),
    ),
  )
}

/** Runs tasks in this thread: in the thread of imports, and in tests. */
export function importTasksInProcess(db: Database): RunImportTask {
  return async (task, onProgress) => {
    switch (task.kind) {
      case 'dryRun':
        return dryRun(db, task, onProgress)
      case 'check': {
        const reading = await openReading(db, task, { isPreview: false })
        const tally = await check(db, { ...task, reading }, (_batch, rows) => onProgress({ rows }))
        return tally.report(importMessages.checked)
      }
      case 'rejectedRows':
        await writeRejected(db, task)
        return createImportTally().report(importMessages.checked)
      case 'stage':
        return (await stage(db, task)).report(importMessages.uploaded)
    }
  }
}
