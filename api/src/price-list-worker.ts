import { parentPort, workerData } from 'node:worker_threads'
import { sendOutcome } from './base/files/parsing/parse-outcome.ts'
import { drawPriceList } from './catalog/price-list/draw-price-list.ts'
import type { PriceList } from './catalog/price-list/price-list.ts'

/** The thread that draws one price list; who downloads it starts it. */
if (!parentPort) throw new Error('This program is a worker thread of the API.')
const { task }: { task: PriceList } = workerData
await sendOutcome(parentPort, async () => drawPriceList(task))
