import { parentPort, workerData } from 'node:worker_threads'
import { drawFirstPage } from './base/files/first-page/draw-first-page.ts'
import { sendOutcome } from './base/files/parsing/parse-outcome.ts'

/** The thread that draws the first page of one PDF; who looks at it starts it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
const { task }: { task: { pdf: Uint8Array } } = workerData
await sendOutcome(parentPort, async () => drawFirstPage(task.pdf))
