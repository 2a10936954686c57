import { runInWorker } from './base/search-engine/thread/index-thread.ts'
import { runOrderIndex } from './ordering/orders/index/run-order-index.ts'

/** The thread of the order index; server.ts starts it. */
await runInWorker(runOrderIndex)
