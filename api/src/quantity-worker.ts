import { parentPort, workerData } from 'node:worker_threads'
import type { OrderColumns } from '@store/contract/rules/sheets/order-columns'
import { sendOutcome } from './files/parsing/parse-outcome.ts'
import { readQuantities } from './purchases/read-quantities.ts'

/** The thread that reads one file of quantities; uploads of buyers start it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
const { task }: { task: { path: string; chosen?: OrderColumns } } = workerData
await sendOutcome(parentPort, async () => readQuantities(task.path, task.chosen))
