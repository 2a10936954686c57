import { defaultListLimit } from '@store/contract/rules/limits'
import { messages } from '@store/contract/rules/messages'
import type { ImportListQuery, ImportQuery, ImportReport } from '@store/contract/schemas/imports'
import { findIdsByModelOrName, findProductsByModelOrName } from '../catalog/product-by-key.ts'
import { holdProducts } from '../catalog/product-changes.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { ReceivedFile } from '../files/upload-form.ts'
import type { PageOfList } from '../http/paging.ts'
import type { Clock } from '../shared/clock.ts'
import { auditImport } from './audit-import.ts'
import { CatalogueChangedError, ImportNotFoundError } from './import-errors.ts'
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
import { type FindByKeys, planImport } from './plan-import.ts'
import { readSheet } from './read-sheet.ts'
import { undoImport } from './undo-import.ts'
import { writeBatch } from './write-batch.ts'

/** Who imports what, and how. */
export interface ImportOrder {
  file: ReceivedFile
  userId: number
  query: ImportQuery
}

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

/** Reads the whole file without writing, so that a file at fault never makes an order wait. */
async function check(db: Database, path: string): Promise<ImportTally> {
  const find: FindByKeys = (rows) => findProductsByModelOrName(db, rows)
  const tally = tallyOf()
  for await (const batch of planImport(readSheet(path), find)) tally.add(batch)
  return tally
}

async function write(parts: ImportParts, order: ImportOrder): Promise<ImportReport> {
  const { db, clock } = parts
  const { file, userId, query } = order
  return inTransaction(db, async (trx) => {
    const hold: FindByKeys = async (rows) =>
      holdProducts(trx, await findIdsByModelOrName(trx, rows))
    const at = clock.now()
    await takeTurn(trx)
    const fileName = nameOf(file.originalName)
    const made = await insertImport(trx, { fileName, by: userId, at })
    const tally = tallyOf()
    for await (const batch of planImport(readSheet(file.path), hold)) {
      tally.add(batch)
      if (batch.rejectedRows > 0 && !query.partial) throw new CatalogueChangedError()
      await writeBatch(trx, { importId: made.id, batch, at })
    }
    const report = tally.report(messages.imports.uploaded)
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
      const checked = await check(db, order.file.path)
      const report = checked.report(messages.imports.checked)
      if (dryRun) return report
      if (report.rejectedRows > 0 && !partial) {
        const message = messages.imports.nothingChanged(report.rejectedRows)
        return { ...report, message, created: 0, updated: 0 }
      }
      if (report.created + report.updated === 0) {
        return { ...report, message: messages.imports.uploaded }
      }
      return write(parts, order)
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
