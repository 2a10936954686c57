import { runIndex } from './catalog/index/run-index.ts'
import { runInWorker } from './search-engine/follow/index-thread.ts'

/** The thread of the catalogue index; server.ts starts it. */
await runInWorker(runIndex)
