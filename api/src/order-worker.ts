import { parentPort } from 'node:worker_threads'
import { openWorkerDatabase } from './database/worker-database.ts'
import { runOrderIndex } from './orders/index/run-order-index.ts'

/** The thread of the order index; server.ts starts it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
await runOrderIndex(openWorkerDatabase(), parentPort)
