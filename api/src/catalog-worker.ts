import { parentPort } from 'node:worker_threads'
import { runIndex } from './catalog/index/run-index.ts'
import { openWorkerDatabase } from './database/worker-database.ts'

/** The thread of the catalogue index; server.ts starts it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
await runIndex(openWorkerDatabase(), parentPort)
