import { dirname, join } from 'node:path'
import type { ColumnMapping } from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { defaultListLimit } from '@store/contract/rules/limits'
import type {
  ImportListQuery,
  ImportProgress,
  ImportQuery,
  ImportReport,
} from '@store/contract/schemas/catalog/imports'
import type { TableFormat } from '@store/contract/schemas/wire'
import type { FastifyBaseLogger } from 'fastify'
import {
  type Clock,
  type Database,
  type PageOfList,
  plainNameOf,
  type ReceivedFile,
  rememberIfPossible,
  type Table,
} from '../../base/base.ts'
import type { SettingsReader } from '../../support/support.ts'
import {
  ChangedSinceError,
  ImportNotFoundError,
  invalidMappingError,
  NotTheLastError,
  UndoneBeforeError,
} from './import-errors.ts'
import {
  countImports,
  findImport,
  findImportByKey,
  findImports,
  findLastImport,
  type ImportRecord,
} from './import-repository.ts'
import { isImportUntouched } from './import-row-repository.ts'
import type { RequestedMapping } from './planning/import-mapping.ts'
import { learnMapping } from './planning/learnt-mapping.ts'
import { openKeptRows } from './rejected/kept-rows.ts'
import { findImportsWithRows } from './rejected/kept-rows-repository.ts'
import { formatOfRejectedRows, type RejectedRow } from './rejected/rejected-rows.ts'
import { updateJob } from './running/import-job-repository.ts'
import { runJob, withImportJob } from './running/import-jobs.ts'
import {
  type ImportFile,
  importTasksInProcess,
  type RunImportTask,
} from './running/import-tasks.ts'
import { writeStaged } from './running/write-staged.ts'

/** A request to import a file. */
export interface ImportRequest extends Pick<ImportFile, 'options' | 'shown'> {
  file: ReceivedFile
  /** The column mapping; absent when the file uses our column names. */
  mapping: RequestedMapping | undefined
  userId: number
  /** The Idempotency-Key: one that imported already imports nothing. */
  key: string | undefined
  query: ImportQuery
  /** Called with the progress, several rows at a time. */
  onProgress: (progress: ImportProgress) => void
}

/** A request with a resolved column mapping. */
type ResolvedImportRequest = Omit<ImportRequest, 'mapping'> & { mapping: ColumnMapping | undefined }

/** An import, whether it can be undone, and whether the rows that it left out are kept. */
export type ListedImport = ImportRecord & { isUndoable: boolean; hasRejectedRows: boolean }

/** Product imports. */
export interface Imports {
  /** @throws HttpError when the file is invalid as a whole; invalid rows are in the report */
  run(order: ImportRequest): Promise<ImportReport>
  /**
   * Writes the rejected rows of a file beside it, with what is wrong in the last column: without a format, of a text
   * as .csv and of any other as .xlsx. With `shown` they are those that the import would leave out after that check.
   * @throws HttpError when the file is invalid as a whole
   */
  writeRejectedRows(
    order: Pick<ImportRequest, 'file' | 'mapping' | 'options' | 'shown'> & {
      format: TableFormat | undefined
    },
  ): Promise<{ path: string; format: TableFormat }>
  /**
   * The rows that an import left out, as it refused them.
   * @throws RejectedRowsNotFoundError when there are none, or they are no longer kept
   */
  openRejectedRows(publicId: string): Promise<Table<RejectedRow>>
  list(query: ImportListQuery): Promise<PageOfList & { imports: ListedImport[] }>
  /** @throws ImportNotFoundError, UndoneBeforeError, NotTheLastError, ChangedSinceError */
  undo(publicId: string, actorId: number): Promise<ListedImport>
}

/** The report of the import that the same request made before, if any. */
async function findReport(
  db: Database,
  { userId, key }: Pick<ImportRequest, 'userId' | 'key'>,
): Promise<ImportReport | undefined> {
  const made = key === undefined ? undefined : await findImportByKey(db, userId, key)
  if (!made) return undefined
  const { publicId: importId, created, updated, rejected: rejectedRows } = made
  const counts = { created, updated, unchanged: 0, rejectedRows, rejected: [] }
  return { message: importMessages.importedBefore, ...counts, importId }
}

/** Whether a product needs all declarations to be put on sale (declarations 2.3). */
async function readRequirement({ settings }: Pick<ImportDependencies, 'settings'>) {
  return (await settings.read()).products.declarationsRequired
}

async function write(
  dependencies: ImportDependencies & { runTask: RunImportTask },
  order: ResolvedImportRequest & { rows: number },
): Promise<ImportReport> {
  const { db, runTask } = dependencies
  const { file, mapping, options, shown, query, userId, key, rows, onProgress } = order
  const areDeclarationsRequired = await readRequirement(dependencies)
  return withImportJob(dependencies, userId, async (lock) => {
    const before = await findReport(db, order)
    if (before) return before
    const isPartial = query.partial ?? false
    const { path } = file
    const report = await runTask(
      { kind: 'stage', path, mapping, options, shown, areDeclarationsRequired, isPartial, lock },
      () => undefined,
    )
    if (report.created + report.updated === 0) return report
    let done = rows - report.created - report.updated
    const importId = await writeStaged(dependencies, {
      lock,
      fileName: plainNameOf(file.originalName, 'products'),
      by: userId,
      key,
      rejected: report.rejectedRows,
      onWritten: (written) => {
        done += written
        onProgress({ rows: done, of: rows })
      },
    })
    return { ...report, importId }
  })
}

async function undo(
  dependencies: ImportDependencies,
  publicId: string,
  actorId: number,
): Promise<void> {
  const { db } = dependencies
  await withImportJob(dependencies, actorId, async (lock) => {
    const record = await findImport(db, { publicId })
    if (!record) throw new ImportNotFoundError()
    if (record.undoneAt) throw new UndoneBeforeError()
    if (record.id !== (await findLastImport(db))) throw new NotTheLastError()
    if (!(await isImportUntouched(db, record.id))) throw new ChangedSinceError()
    await updateJob(db, lock.jobId, { state: 'undoing', import_id: record.id })
    await runJob(dependencies, lock)
  })
}

/** Dependencies of imports. */
export interface ImportDependencies {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  settings: SettingsReader
  /** Runs tasks in threads; default: this thread. */
  runImportTask?: RunImportTask
}

function countRows({ created, updated, unchanged, rejectedRows }: ImportReport): number {
  return created + updated + unchanged + rejectedRows
}

export function createImports(dependencies: ImportDependencies): Imports {
  const { db, log, runImportTask: runTask = importTasksInProcess(db) } = dependencies
  const listed = async (records: ImportRecord[]): Promise<ListedImport[]> => {
    const last = await findLastImport(db)
    const kept = new Set(
      await findImportsWithRows(
        db,
        records.map(({ id }) => id),
      ),
    )
    return records.map((record) => {
      const { id } = record
      return { ...record, isUndoable: id === last, hasRejectedRows: kept.has(id) }
    })
  }
  return {
    async run(order) {
      const { dryRun = false, partial = false } = order.query
      const { mapping, options, shown, onProgress } = order
      const { path } = order.file
      const areDeclarationsRequired = await readRequirement(dependencies)
      const read = { path, options, areDeclarationsRequired }
      if (dryRun) {
        const report = await runTask({ kind: 'dryRun', ...read, mapping }, onProgress)
        if (mapping !== undefined && mapping !== 'guess') {
          const headings = (report.columns ?? []).map(({ heading }) => heading)
          const { questions = [] } = report
          const { userId: by } = order
          const answer = { mapping, options, questions, by, at: dependencies.clock.now() }
          await rememberIfPossible(log, async () => learnMapping(db, headings, answer))
        }
        return report
      }
      if (mapping === 'guess') throw invalidMappingError(importMessages.guessUnseen)
      // Waits until the first request has ended, whatever became of it.
      const before =
        (await findReport(db, order)) &&
        (await withImportJob(dependencies, order.userId, async () => findReport(db, order)))
      if (before) return before
      const settled = { ...order, mapping }
      const report = await runTask({ kind: 'check', ...read, mapping, shown }, onProgress)
      if (report.rejectedRows > 0 && !partial) {
        const message = importMessages.nothingChanged(report.rejectedRows)
        return { ...report, message, created: 0, updated: 0 }
      }
      if (report.created + report.updated === 0) {
        return { ...report, message: importMessages.uploaded }
      }
      return write({ ...dependencies, runTask }, { ...settled, rows: countRows(report) })
    },

    async writeRejectedRows({ file: { path }, format, ...asked }) {
      const { mapping, options, shown } = asked
      if (mapping === 'guess') throw invalidMappingError(importMessages.guessUnseen)
      const target = join(dirname(path), 'rejected')
      const areDeclarationsRequired = await readRequirement(dependencies)
      const rows = { path, mapping, options, shown, areDeclarationsRequired }
      await runTask({ kind: 'rejectedRows', ...rows, target, format }, () => undefined)
      return { path: target, format: await formatOfRejectedRows(target) }
    },

    openRejectedRows: (publicId) => openKeptRows(db, publicId),

    async list({ page = 1, limit = defaultListLimit }) {
      const [records, total] = await Promise.all([
        findImports(db, { offset: (page - 1) * limit, limit }),
        countImports(db),
      ])
      return { imports: await listed(records), total, page, limit }
    },

    async undo(publicId, actorId) {
      await undo(dependencies, publicId, actorId)
      const record = await findImport(db, { publicId })
      const [undone] = record ? await listed([record]) : []
      if (!undone) throw new ImportNotFoundError()
      return undone
    },
  }
}
