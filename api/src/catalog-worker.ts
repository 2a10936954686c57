import { runCatalogIndex } from './catalog/index/run-catalog-index.ts'
import { runInWorker } from './search-engine/thread/index-thread.ts'

/** The thread of the catalogue index; server.ts starts it. */
await runInWorker(runCatalogIndex)
