import { parentPort, workerData } from 'node:worker_threads'
import { openWorkerDatabase } from './base/database/connections/worker-database.ts'
import type { ImportTask } from './catalog/imports/running/import-tasks.ts'
import { runImportWorker } from './catalog/imports/running/run-import-worker.ts'

/** The thread that reads one product file; imports start it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
const { task }: { task: ImportTask } = workerData
await runImportWorker(openWorkerDatabase(), parentPort, task)
