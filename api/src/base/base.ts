import { tmpdir } from 'node:os'
import type { CleanupJob } from './cleanup/cleanup-job.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { registerFiles } from './files/file-routes.ts'
import { createFileService, type FileService } from './files/file-service.ts'
import { drawFirstPage as drawInThisThread } from './files/first-page/draw-first-page.ts'
import type { DrawFirstPage } from './files/first-page/first-page.ts'
import { registerFirstPages } from './files/first-page/first-page-routes.ts'
import { createFirstPageService } from './files/first-page/first-page-service.ts'
import { orphanedFiles } from './files/orphaned-files.ts'
import { storagesForRequests } from './files/storage/files-unavailable.ts'
import { type FileStorages, openFileStorages } from './files/storage/open-file-storages.ts'
import { unfinishedFiles } from './files/upload/unfinished-files.ts'
import { type AccessKeys, registerAccess } from './http/access.ts'
import { registerOpenApi } from './http/openapi/openapi.ts'
import type { TypedApp } from './http/typed-app.ts'
import type { Clock } from './shared/clock.ts'
import type { ThrottleStore } from './throttle/throttle.ts'
import { openThrottleStore } from './throttle/throttle-store.ts'
import { type Waits, waits } from './waits.ts'

export type { CleanupJob } from './cleanup/cleanup-job.ts'
export { scheduleCleanupJobs } from './cleanup/run-cleanup-jobs.ts'
export { type Config, readConfig } from './config.ts'
export { BatchExecutor, type RowsOf } from './database/batch-executor.ts'
export { CommittedIds } from './database/committed-ids.ts'
export { shareConnections } from './database/connections/connection-shares.ts'
export { isDatabaseAway } from './database/connections/database-away.ts'
export type { WorkerDatabase } from './database/connections/worker-database.ts'
export {
  type Database,
  isReachable,
  maintenanceDeadlineMs,
  openDatabase,
  poolUsageOf,
} from './database/database.ts'
export { createDatabaseClock } from './database/database-clock.ts'
export { type DayCount, dayCountsOf, indiaDaySql } from './database/day-counts.ts'
export { isDefiniteFailure } from './database/definite-failure.ts'
export { isMigrated, migrate } from './database/migrations/migrations.ts'
export {
  caseById,
  executeStatement,
  insertStatement,
  isKeyboardSign,
  likeContaining,
  likeStarting,
  likeTyped,
  orUpdate,
  placeholders,
  type Statement,
  selectRows,
} from './database/statement.ts'
export { inTransaction, isDuplicate, retryTransaction } from './database/transaction.ts'
export type { CheckedFile, FileReference, MediaType } from './files/file.ts'
export { joinFile, joinSameFiles, leftJoinFile } from './files/file-join.ts'
export { dispositionOf, plainNameOf } from './files/file-name.ts'
export type { FileService } from './files/file-service.ts'
export { drawInThread } from './files/first-page/draw-in-thread.ts'
export { unreferencedFiles } from './files/orphaned-files.ts'
export {
  createQueue,
  type ParserLimits,
  type ParserLoss,
  parseInThread,
} from './files/parsing/parse-in-thread.ts'
export { sendOutcome } from './files/parsing/parse-outcome.ts'
export { copyStorage } from './files/storage/copy-storage.ts'
export type { FileStorage, OpenFile } from './files/storage/file-storage.ts'
export {
  type FileStorages,
  localFileStorages,
  openFileStorages,
} from './files/storage/open-file-storages.ts'
export { rejectBrokenForm } from './files/upload/broken-form.ts'
export { openImage } from './files/upload/image-check.ts'
export { isReadablePdf } from './files/upload/pdf-check.ts'
export {
  type ReceivedFile,
  type UploadForm,
  type UploadRule,
  withUploadForm,
} from './files/upload/upload-form.ts'
export { actorOf, assertRight, buyerOf, type FindActor } from './http/access.ts'
export { type Actor, type Buyer, buyers, orderAdmins, tierAdmins } from './http/actor.ts'
export { binaryResponse } from './http/binary-response.ts'
export { normaliseBlankFields } from './http/body/blank-fields.ts'
export { formFile } from './http/body/form-file.ts'
export { registerFormRoutes } from './http/body/form-routes.ts'
export { readJson } from './http/body/json-body.ts'
export { readTextField } from './http/body/text-fields.ts'
export { createServer, type ServerDependencies } from './http/create-server.ts'
export { errorResponseOf } from './http/errors/error-handler.ts'
export {
  assertValid,
  defineError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  NotSignedInError,
  RightMissingError,
  SecondFactorMissingError,
  TooManyRequestsError,
  UnavailableError,
} from './http/errors/errors.ts'
export { registerHealth } from './http/health/health-routes.ts'
export { createReadiness } from './http/health/readiness.ts'
export { IdempotencyHeadersSchema, idempotencyKeyLifetimeMs } from './http/idempotency-key.ts'
export { type PageOfList, pagingHeaders, setCursorPaging, setPaging } from './http/paging.ts'
export { runWhileListening } from './http/run-while-listening.ts'
export { sendImmutable } from './http/send-immutable.ts'
export { ndjsonResponse, streamNdjson } from './http/stream-ndjson.ts'
export type { FindTokenHolder } from './http/token-access.ts'
export type { TypedApp } from './http/typed-app.ts'
export { writePeriodically } from './http/write-periodically.ts'
export { type IndexState, measureIndex, registerIndexMetrics } from './metrics/index-metrics.ts'
export { registerPoolMetrics } from './metrics/pool-metrics.ts'
export { registerQueueMetrics } from './metrics/queue-metrics.ts'
export { registerReadinessMetric } from './metrics/readiness-metric.ts'
export { drawTable, type PdfColumn, type PdfTable } from './pdf/draw-table.ts'
export { edges, edgesOf, type PageFormat, PdfSheet } from './pdf/pdf-sheet.ts'
export { basePersonalData } from './personal-data/base-personal-data.ts'
export { erasePersonalRows } from './personal-data/erase-personal-rows.ts'
export {
  accessLogMs,
  closedName,
  keptFor,
  type Person,
  type PersonalData,
  type PersonalTable,
  rowsBy,
  withheldFor,
} from './personal-data/personal-table.ts'
export { type PersonalRows, readPersonalRows } from './personal-data/read-personal-rows.ts'
export { hashBytes, hashNumber } from './search-engine/columns/hash.ts'
export { NameList } from './search-engine/columns/name-list.ts'
export {
  byteColumn,
  type FloatColumn,
  floatColumn,
  type IntegerColumn,
  integerColumn,
} from './search-engine/columns/number-column.ts'
export { SlotHashTable } from './search-engine/columns/slot-hash-table.ts'
export { TextColumn } from './search-engine/columns/text-column.ts'
export { KeyPostings, type SlotList } from './search-engine/postings/key-postings.ts'
export { PostingLists } from './search-engine/postings/posting-lists.ts'
export { SearchableTexts } from './search-engine/postings/searchable-texts.ts'
export { TextDictionary } from './search-engine/postings/text-dictionary.ts'
export { TrigramPostings } from './search-engine/postings/trigram-postings.ts'
export { inBatches, readAllById } from './search-engine/read-batches.ts'
export { createDeferred, type Deferred } from './search-engine/thread/deferred.ts'
export { IndexClient, type IndexLog } from './search-engine/thread/index-client.ts'
export { type StartIndex, startInThread } from './search-engine/thread/index-thread.ts'
export { serveIndex } from './search-engine/thread/serve-index.ts'
export { type Clock, systemClock } from './shared/clock.ts'
export { deriveKey } from './shared/derive-key.ts'
export { expiringEntries } from './shared/expiring-entries.ts'
export { clockSlackMs, firstIdOf, newPublicId, setIdClock } from './shared/ids.ts'
export { LargeTotals } from './shared/large-totals.ts'
export { docketKeyOf, searchTermOf } from './shared/search-term.ts'
export { createTextCipher, type TextCipher } from './shared/text-cipher.ts'
export {
  findLearntAnswer,
  findLearntColumns,
  fingerprintOf,
  forgetLearntColumns,
  headingsAt,
  type LearntPositions,
  positionsIn,
  rememberIfPossible,
  saveLearntColumns,
} from './sheets/learnt-columns/learnt-columns.ts'
export { type BookOptions, isSheetMarkup, openBook } from './sheets/open-book.ts'
export { type OpenedTable, openTable } from './sheets/open-table.ts'
export { OpenQuoteError } from './sheets/sheet-error.ts'
export { isBlankRow, mostColumns, type Sheet, type SheetRow } from './sheets/sheet-row.ts'
export { describeTable, headingOf, headingsOf } from './sheets/table-head.ts'
export { decodeText } from './sheets/text/decode-text.ts'
export { walkXml, type XmlListener } from './sheets/workbook/xml-walk.ts'
export { unescapeFormula } from './sheets/writing/cell-text.ts'
export { sheetMediaTypes } from './sheets/writing/media-types.ts'
export { sendTable, sendTableFile, tableResponse } from './sheets/writing/send-table.ts'
export type { Column, Table } from './sheets/writing/table.ts'
export { writeTable } from './sheets/writing/write-table.ts'
export { createThrottle, type Throttle, type ThrottleStore } from './throttle/throttle.ts'
export { waits } from './waits.ts'

/** What every domain is built from. */
export interface StoreDependencies {
  config: Config
  db: Database
  clock: Clock
  /** Default: those of the product. */
  waits?: Waits
  /** For dashboards, exports and imports, whose statements may take longer; default: `db`. */
  reports?: Database
}

/** What this domain asks of those above it, and of the process. */
export interface BaseNeeds extends StoreDependencies, Omit<AccessKeys, 'platformToken'> {
  /** Starts a thread that draws the first page of a PDF; default: this thread. */
  drawFirstPage?: DrawFirstPage
}

/** Services of this domain. */
export interface BaseServices {
  storages: FileStorages
  files: FileService
  throttleStore: ThrottleStore
  cleanupJobs: CleanupJob[]
}

/** Registers who may call which route, private files, and the document of all routes. */
export async function registerBase(api: TypedApp, needs: BaseNeeds): Promise<BaseServices> {
  const { config, db, clock, waits: { bucketMs, redisMs } = waits } = needs
  const { findActor, findTokenHolder, isSecondFactorMissing } = needs
  const { drawFirstPage = drawInThisThread } = needs
  const storages = storagesForRequests(await openFileStorages(config, bucketMs))
  const throttleStore = openThrottleStore(api, { ...config, redisMs })
  const platformToken = config.PLATFORM_TOKEN
  registerAccess(api, { findActor, findTokenHolder, isSecondFactorMissing, platformToken })
  registerOpenApi(api)
  const { files: storage } = storages
  const secret = config.FILE_URL_SECRET
  const files = createFileService({ db, clock, storage, secret, log: api.log })
  registerFiles(api, files)
  registerFirstPages(api, createFirstPageService({ files, clock, drawFirstPage }))
  const cleanupJobs = [
    orphanedFiles({ db, storage }),
    unfinishedFiles({ dataFolder: config.DATA_FOLDER, temporaryFolder: tmpdir() }),
  ]
  return { storages, files, throttleStore, cleanupJobs }
}
