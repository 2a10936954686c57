import { parentPort, workerData } from 'node:worker_threads'
import { sendOutcome } from './base/files/parsing/parse-outcome.ts'
import { type ColumnChoice, readQuantities } from './ordering/purchases/read-quantities.ts'

/** The thread that reads one file of quantities; uploads of buyers start it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
const { task }: { task: { path: string; choice?: ColumnChoice } } = workerData
await sendOutcome(parentPort, async () => readQuantities(task.path, task.choice))
