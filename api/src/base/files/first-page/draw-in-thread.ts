import { type ParserLimits, parseInThread } from '../parsing/parse-in-thread.ts'
import { type DrawFirstPage, type DrawnPage, NoPictureError } from './first-page.ts'

/** PDFium has its own memory, which it bounds. A page of a bank takes half a second. */
const defaultLimits: ParserLimits = { heapMb: 128, cpuMs: 10_000 }

/**
 * Draws first pages as `drawFirstPage` does, each in a thread of its own.
 * @param threads file: the program `page-worker`; onLost: called when a file ended a thread
 */
export function drawInThread(threads: {
  file: URL
  limits?: ParserLimits
  onLost: (reason: string) => void
}): DrawFirstPage {
  const { file, limits = defaultLimits, onLost } = threads
  const lossError = () => new NoPictureError()
  return async (pdf) =>
    parseInThread<DrawnPage>({
      ...{ file, limits, lossError, onLost },
      workerData: { task: { pdf } },
    })
}
