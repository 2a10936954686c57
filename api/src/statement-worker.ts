import { parentPort, workerData } from 'node:worker_threads'
import type { StatementTask } from './money/statements/reading/thread/read-in-thread.ts'
import { runStatementWorker } from './money/statements/reading/thread/run-statement-worker.ts'

/** The thread that reads one bank statement; uploads start it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
const { task }: { task: StatementTask } = workerData
await runStatementWorker(parentPort, task)
