import type { FastifyServerOptions } from 'fastify'
import type { Config } from './base/config.ts'
import type { Database } from './base/database/database.ts'
import type { DrawFirstPage } from './base/files/first-page/first-page.ts'
import type { Clock } from './base/shared/clock.ts'
import type { Waits } from './base/waits.ts'
import type { RunImportTask } from './catalog/imports/running/import-tasks.ts'
import type { StartCatalogIndex } from './catalog/products/index/catalog-operations.ts'
import type { RunMatching } from './money/statements/matching/thread/match-thread.ts'
import type { ReadStatements } from './money/statements/reading/read-statements.ts'
import type { StartOrderIndex } from './ordering/orders/index/order-operations.ts'
import type { ReadQuantities } from './ordering/purchases/read-quantities.ts'

/** Dependencies of the API, injected so that tests can replace them. */
export interface AppDependencies {
  config: Config
  db: Database
  clock: Clock
  /** Default: those of the product. */
  waits?: Waits
  logger?: FastifyServerOptions['logger']
  /** Aborted when the process is about to stop: it is no longer ready then, but serves requests until `close`. */
  draining?: AbortSignal
  /** For dashboards, exports and imports, whose statements may take longer; default: `db`. */
  reports?: Database
  /** Starts the thread of the catalogue index; without it SQL answers. */
  startCatalogIndex?: StartCatalogIndex
  /** Starts the thread of the order index; without it SQL answers. */
  startOrderIndex?: StartOrderIndex
  /** Starts the thread that parses product files; default: this thread. */
  runImportTask?: RunImportTask
  /** Starts a thread that reads a buyer's file of quantities; default: this thread. */
  readQuantities?: ReadQuantities
  /** Starts a thread that reads a bank statement; default: this thread. */
  readStatements?: ReadStatements
  /** Starts a thread that draws the first page of a PDF; default: this thread. */
  drawFirstPage?: DrawFirstPage
  /** Starts a thread that matches bank credits with orders; default: this thread. */
  runMatching?: RunMatching
}
