import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import {
  createQueue,
  type ParserLimits,
  type ParserLoss,
  parseInThread,
} from '../files/parsing/parse-in-thread.ts'
import type { HttpError } from '../http/errors/errors.ts'
import { invalidQuantityFileError, type ReadQuantities } from './read-quantities.ts'

/** A file of 1 MB may unpack to two hundred times as much, which is read in pieces; its shared texts are kept. */
const defaultLimits: ParserLimits = { heapMb: 384, cpuMs: 60_000 }

function lossError(loss: ParserLoss): HttpError {
  switch (loss) {
    case 'too-slow':
      return invalidQuantityFileError(importMessages.takesTooLong, 413)
    case 'out-of-memory':
      return invalidQuantityFileError(importMessages.needsTooMuch, 413)
    case 'crashed':
      return invalidQuantityFileError(importMessages.fileBroken)
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
  return async (path) =>
    inQueue(async () =>
      parseInThread<QuantityFile>({
        ...{ file, limits, lossError, onLost },
        workerData: { task: { path } },
      }),
    )
}
