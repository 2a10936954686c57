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
import { findIdsByModelOrName, findProductsByModelOrName } from '../catalog/product-by-key.ts'
import { holdProducts } from '../catalog/product-changes.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ReceivedFile } from '../files/upload-form.ts'
import type { PageOfList } from '../http/paging.ts'
import type { Clock } from '../shared/clock.ts'
import { auditImport } from './audit-import.ts'
import { readColumns, readMappedColumns } from './import-columns.ts'
import { badFile, badMapping, CatalogueChangedError, ImportNotFoundError } from './import-errors.ts'
import { presentColumns, readHead } from './import-head.ts'
import type { WantedMapping } from './import-mapping.ts'
import {
  countImport,
  countImports,
  findImport,
  findImports,
  findLastImport,
  type ImportRecord,
  insertImport,
  takeTurn,
} from './import-repository.ts'
import { type ImportTally, tallyOf } from './import-tally.ts'
import { type FindByKeys, type PlannedSheet, planImport } from './plan-import.ts'
import { readSheet } from './read-sheet.ts'
import { undoImport } from './undo-import.ts'
import { writeBatch } from './write-batch.ts'

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

async function write(
  { db, clock }: ImportParts,
  order: SettledOrder & { rows: number },
): Promise<ImportReport> {
  const { file, userId, query, rows, tell } = order
  return inTransaction(db, async (trx) => {
    const hold: FindByKeys = async (rows) => {
      await holdProducts(trx, await findIdsByModelOrName(trx, rows))
      return findProductsByModelOrName(trx, rows)
    }
    const at = clock.now()
    await takeTurn(trx)
    const fileName = nameOf(file.originalName)
    const made = await insertImport(trx, { fileName, by: userId, at })
    const tally = tallyOf()
    for await (const batch of planImport(sheetOf(order), hold)) {
      tally.add(batch)
      if (batch.rejectedRows > 0 && !query.partial) throw new CatalogueChangedError()
      await writeBatch(trx, { importId: made.id, batch, at })
      tell({ rows: tally.rows(), of: rows })
    }
    const report = tally.report(importMessages.uploaded)
    const { created, updated, rejectedRows: rejected } = report
    await countImport(trx, made.id, { created, updated, rejected })
    const counted = { publicId: made.publicId, fileName, created, updated, rejected }
    await auditImport(trx, { actorId: userId, done: 'written', made: counted, at })
    return { ...report, importId: made.publicId }
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
  const { db, clock } = parts
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
      await inTransaction(db, async (trx) => {
        const at = clock.now()
        const made = await undoImport(trx, publicId, at)
        await auditImport(trx, { actorId, done: 'undone', made, at })
      })
      const record = await findImport(db, publicId)
      const [undone] = record ? await listed([record]) : []
      if (!undone) throw new ImportNotFoundError()
      return undone
    },
  }
}
