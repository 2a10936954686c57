import { runInWorker } from './base/search-engine/thread/index-thread.ts'
import { runCatalogIndex } from './catalog/products/index/run-catalog-index.ts'

/** The thread of the catalogue index; server.ts starts it. */
await runInWorker(runCatalogIndex)
