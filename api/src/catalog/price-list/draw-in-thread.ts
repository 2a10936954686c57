import { createQueue, type ParserLimits, parseInThread } from '../../base/base.ts'
import type { DrawPriceList } from './draw-price-list.ts'

/** The longest list takes some seconds, of which most are for the widths of its texts. */
const limits: ParserLimits = { heapMb: 512, cpuMs: 120_000 }

/**
 * Draws price lists as `drawPriceList` does, each in a thread of its own, one at a time.
 * @param threads file: the program `price-list-worker`; onLost: called when a list ended a thread
 */
export function drawPriceListsInThread(threads: {
  file: URL
  onLost: (reason: string) => void
}): DrawPriceList {
  const inQueue = createQueue()
  const lossError = () => new Error('a price list could not be drawn')
  return async (list) =>
    inQueue(async () =>
      parseInThread<Uint8Array>({ ...threads, limits, lossError, workerData: { task: list } }),
    )
}
