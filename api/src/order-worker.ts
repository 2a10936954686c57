import { runOrderIndex } from './orders/index/run-order-index.ts'
import { runInWorker } from './search-engine/thread/index-thread.ts'

/** The thread of the order index; server.ts starts it. */
await runInWorker(runOrderIndex)
