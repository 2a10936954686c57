import type { FastifyServerOptions } from 'fastify'
import type { StartCatalogIndex } from './catalog/index/catalog-operations.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { RunImportTask } from './imports/running/import-tasks.ts'
import type { StartOrderIndex } from './orders/index/order-operations.ts'
import type { Clock } from './shared/clock.ts'

/** Dependencies of the API, injected so that tests can replace them. */
export interface AppDependencies {
  config: Config
  db: Database
  clock: Clock
  logger?: FastifyServerOptions['logger']
  /** For dashboards, exports and imports, whose statements may take longer; the same as `db` without. */
  reports?: Database
  /** Where the index of the catalogue runs; without one SQL answers. */
  startCatalogIndex?: StartCatalogIndex
  /** Where the index of orders runs; without one SQL answers. */
  startOrderIndex?: StartOrderIndex
  /** Where product files are parsed; in this thread without one. */
  runImportTask?: RunImportTask
}
