import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import {
  createQueue,
  type HttpError,
  type ParserLimits,
  type ParserLoss,
  parseInThread,
} from '../../base/base.ts'
import {
  invalidQuantityFileError,
  type QuantitiesRead,
  type ReadQuantities,
} from './read-quantities.ts'

/** A file of 1 MB may unpack to two hundred times as much, which is read in pieces; its shared texts are kept. */
const defaultLimits: ParserLimits = { heapMb: 384, cpuMs: 60_000 }

function lossError(loss: ParserLoss): HttpError {
  switch (loss) {
    case 'too-slow':
      return invalidQuantityFileError(sheetMessages.takesTooLong, 413)
    case 'out-of-memory':
      return invalidQuantityFileError(sheetMessages.needsTooMuch, 413)
    case 'crashed':
      return invalidQuantityFileError(sheetMessages.broken)
  }
}

/**
 * Reads files of quantities as `readQuantities` does, each in a thread of its own, one at a time.
 * @param threads file: the program `quantity-worker`; onLost: called when a file ended a thread
 */
export function readQuantitiesInThread(threads: {
  file: URL
  limits?: ParserLimits
  onLost: (reason: string) => void
}): ReadQuantities {
  const { file, limits = defaultLimits, onLost } = threads
  const inQueue = createQueue()
  return async (path, choice) =>
    inQueue(async () =>
      parseInThread<QuantitiesRead>({
        ...{ file, limits, lossError, onLost },
        workerData: { task: { path, choice } },
      }),
    )
}
