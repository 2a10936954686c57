import {
  type ColumnMapping,
  canTellProducts,
  guessMapping,
} from '@store/contract/rules/import-columns'
import { importMessages } from '@store/contract/rules/import-messages'
import { defaultListLimit } from '@store/contract/rules/limits'
import type {
  ImportListQuery,
  ImportProgress,
  ImportQuery,
  ImportReport,
} from '@store/contract/schemas/imports'
import { findProductsByModelOrName } from '../catalog/product-by-key.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ReceivedFile } from '../files/upload-form.ts'
import type { PageOfList } from '../http/paging.ts'
import type { Clock } from '../shared/clock.ts'
import { readColumns, readMappedColumns } from './import-columns.ts'
import {
  badFile,
  badMapping,
  CatalogueChangedError,
  ChangedSinceError,
  ImportNotFoundError,
  NotTheLastError,
  UndoneBeforeError,
} from './import-errors.ts'
import { presentColumns, readHead } from './import-head.ts'
import { insertBatch, updateJob } from './import-job-repository.ts'
import { runJob, withImportJob } from './import-jobs.ts'
import { type ImportLock, renewImportLock } from './import-lock.ts'
import type { WantedMapping } from './import-mapping.ts'
import {
  countImports,
  findImport,
  findImports,
  findLastImport,
  type ImportRecord,
  insertImport,
} from './import-repository.ts'
import { isImportUntouched } from './import-row-repository.ts'
import { type ImportTally, tallyOf } from './import-tally.ts'
import { type FindByKeys, type PlannedSheet, planImport } from './plan-import.ts'
import { readSheet } from './read-sheet.ts'

/** Who imports what, and how. */
export interface ImportOrder {
  file: ReceivedFile
  /** What its columns are; absent when the file calls them as we do. */
  mapping: WantedMapping | undefined
  userId: number
  query: ImportQuery
  /** Told how far it is, some rows at a time. */
  tell: (progress: ImportProgress) => void
}

/** An order whose columns are settled. */
type SettledOrder = Omit<ImportOrder, 'mapping'> & { mapping: ColumnMapping | undefined }

/** An import, and whether it may be undone. */
export type ListedImport = ImportRecord & { isUndoable: boolean }

/** Products from files (api.md, Catalogue). */
export interface Imports {
  /** @throws RefusedError when the file is at fault as a whole; bad rows are in the report */
  run(order: ImportOrder): Promise<ImportReport>
  list(query: ImportListQuery): Promise<PageOfList & { imports: ListedImport[] }>
  /** @throws ImportNotFoundError, UndoneBeforeError, NotTheLastError, ChangedSinceError */
  undo(publicId: string, actorId: number): Promise<ListedImport>
}

function sheetOf({ file, mapping }: SettledOrder): PlannedSheet {
  return {
    rows: readSheet(file.path),
    readColumns: (cells) => (mapping ? readMappedColumns(cells, mapping) : readColumns(cells)),
  }
}

/** Reads the whole file without writing, so that a file at fault never makes an order wait. */
async function check(db: Database, order: SettledOrder): Promise<ImportTally> {
  const find: FindByKeys = (rows) => findProductsByModelOrName(db, rows)
  const tally = tallyOf()
  for await (const batch of planImport(sheetOf(order), find)) {
    tally.add(batch)
    order.tell({ rows: tally.rows() })
  }
  return tally
}

/** What a file would do, and what its columns are taken for. */
async function rehearse(db: Database, order: ImportOrder): Promise<ImportReport> {
  const head = await readHead(order.file.path)
  const isGuess = order.mapping === 'guess'
  const mapping = order.mapping === 'guess' ? guessMapping(head.headings) : order.mapping
  const columns = presentColumns(head, mapping)
  if (columns.length === 0) throw badFile(importMessages.noColumns)
  // A person has to say more before there is anything to count.
  if (isGuess && !canTellProducts(columns.map(({ column }) => column))) {
    return { ...tallyOf().report(importMessages.mappingIncomplete), columns }
  }
  const tally = await check(db, { ...order, mapping })
  return { ...tally.report(importMessages.checked), columns }
}

/** Reads the file again, by now with edits kept out, and lays down what is to be written. */
async function stage(
  { db }: ImportParts,
  order: SettledOrder,
  lock: ImportLock,
): Promise<ImportTally> {
  const tally = tallyOf()
  let position = 0
  const find: FindByKeys = (rows) => findProductsByModelOrName(db, rows)
  for await (const batch of planImport(sheetOf(order), find)) {
    tally.add(batch)
    if (batch.rejectedRows > 0 && !order.query.partial) throw new CatalogueChangedError()
    await renewImportLock(db, lock)
    if (batch.created.length + batch.changed.length === 0) continue
    position += 1
    await insertBatch(db, lock.jobId, { ...batch, position })
  }
  return tally
}

async function write(
  parts: ImportParts,
  order: SettledOrder & { rows: number },
): Promise<ImportReport> {
  const { db, clock } = parts
  const { file, userId, rows, tell } = order
  return withImportJob(parts, userId, async (lock) => {
    const tally = await stage(parts, order, lock)
    const report = tally.report(importMessages.uploaded)
    if (report.created + report.updated === 0) return report
    const made = await inTransaction(db, async (trx) => {
      await renewImportLock(trx, lock)
      const fileName = nameOf(file.originalName)
      const opened = await insertImport(trx, { fileName, by: userId, at: clock.now() })
      const { rejectedRows: rejected_rows } = report
      await updateJob(trx, lock.jobId, { state: 'writing', import_id: opened.id, rejected_rows })
      return opened
    })
    let done = rows - report.created - report.updated
    await runJob(parts, lock, (written) => {
      done += written
      tell({ rows: done, of: rows })
    })
    return { ...report, importId: made.publicId }
  })
}

async function undo(parts: ImportParts, publicId: string, actorId: number): Promise<void> {
  const { db } = parts
  await withImportJob(parts, actorId, async (lock) => {
    const record = await findImport(db, { publicId })
    if (!record) throw new ImportNotFoundError()
    if (record.undoneAt) throw new UndoneBeforeError()
    if (record.id !== (await findLastImport(db))) throw new NotTheLastError()
    if (!(await isImportUntouched(db, record.id))) throw new ChangedSinceError()
    await updateJob(db, lock.jobId, { state: 'undoing', import_id: record.id })
    await runJob(parts, lock)
  })
}

function nameOf(given: string): string {
  const ownName = given.split(/[\\/]/).at(-1) ?? ''
  return ownName.replace(/\p{Cc}/gu, '').slice(0, 200) || 'products'
}

/** What imports work with. */
export interface ImportParts {
  db: Database
  clock: Clock
}

export function createImports(parts: ImportParts): Imports {
  const { db } = parts
  const listed = async (records: ImportRecord[]): Promise<ListedImport[]> => {
    const last = await findLastImport(db)
    return records.map((record) => ({ ...record, isUndoable: record.id === last }))
  }
  return {
    async run(order) {
      const { dryRun = false, partial = false } = order.query
      if (dryRun) return rehearse(db, order)
      const { mapping } = order
      if (mapping === 'guess') throw badMapping(importMessages.guessUnseen)
      const settled = { ...order, mapping }
      const tally = await check(db, settled)
      const report = tally.report(importMessages.checked)
      if (report.rejectedRows > 0 && !partial) {
        const message = importMessages.nothingChanged(report.rejectedRows)
        return { ...report, message, created: 0, updated: 0 }
      }
      if (report.created + report.updated === 0) {
        return { ...report, message: importMessages.uploaded }
      }
      return write(parts, { ...settled, rows: tally.rows() })
    },

    async list({ page = 1, limit = defaultListLimit }) {
      const [records, total] = await Promise.all([
        findImports(db, { offset: (page - 1) * limit, limit }),
        countImports(db),
      ])
      return { imports: await listed(records), total, page, limit }
    },

    async undo(publicId, actorId) {
      await undo(parts, publicId, actorId)
      const record = await findImport(db, { publicId })
      const [undone] = record ? await listed([record]) : []
      if (!undone) throw new ImportNotFoundError()
      return undone
    },
  }
}
