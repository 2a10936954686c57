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
  const { findActor, isSecondFactorMissing, drawFirstPage = drawInThisThread } = needs
  const storages = storagesForRequests(await openFileStorages(config, bucketMs))
  const throttleStore = openThrottleStore(api, { ...config, redisMs })
  registerAccess(api, { findActor, isSecondFactorMissing, platformToken: config.PLATFORM_TOKEN })
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
