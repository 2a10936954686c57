import { Worker } from 'node:worker_threads'
import { HttpError } from '../../http/errors/errors.ts'
import type { FromParser, ParseOutcome } from './parse-outcome.ts'

/** What a thread may use for one file. */
export interface ParserLimits {
  heapMb: number
  /**
   * Processor time in milliseconds. Node measures that of the whole process, so the thread has had no more than this: on a
   * busy machine it may take as long as it needs.
   */
  cpuMs: number
}

/** Why a thread ended without an outcome, after it had begun with the file. */
export type ParserLoss = 'too-slow' | 'out-of-memory' | 'crashed'

/** A program that parses one file in a thread of its own. */
export interface Parser<Progress> {
  /** The program; it calls `sendOutcome`. */
  file: URL
  workerData: object
  limits: ParserLimits
  onProgress?: (progress: Progress) => void
  /** The error response for a file that ended the thread. */
  lossError: (loss: ParserLoss) => Error
  /** Called when a file ended a thread. */
  onLost: (reason: string) => void
}

const measuredEveryMs = 250

/** Calls back once the process has used so much processor time from now on. @returns a function that stops measuring */
function afterProcessorTime(cpuMs: number, callback: () => void): () => void {
  const start = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(start)
    if (user + system < cpuMs * 1000) return
    clearInterval(timer)
    callback()
  }, measuredEveryMs).unref()
  return () => clearInterval(timer)
}

function settle<Result>(outcome: ParseOutcome<Result>): Result {
  if (outcome.kind === 'done') return outcome.result
  throw outcome.kind === 'refused' ? new HttpError(outcome) : outcome.error
}

/**
 * Parses one file in a thread, which has its own heap and ends afterwards: a file that exhausts it, or crashes or blocks
 * the thread, is rejected, and requests are answered meanwhile.
 * @throws the error of the program, or that of `lossError`; Error when the thread does not start
 */
export async function parseInThread<Result, Progress = never>(
  parser: Parser<Progress>,
): Promise<Result> {
  const { file, workerData, limits, onProgress, lossError, onLost } = parser
  const worker = new Worker(file, {
    workerData,
    // Libraries print what they pass over in a file. Errors come as messages and events.
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 24 },
  })
  worker.stderr.resume()
  worker.unref()
  let hasStarted = false
  let isSlow = false
  let error: (Error & { code?: string }) | undefined
  const stopMeasuring = afterProcessorTime(limits.cpuMs, () => {
    isSlow = true
    void worker.terminate()
  })
  worker.on('error', (thrown) => {
    error = thrown
  })
  const lossOf = (): Error => {
    if (isSlow) return lossError('too-slow')
    if (error?.code === 'ERR_WORKER_OUT_OF_MEMORY') return lossError('out-of-memory')
    if (hasStarted) return lossError('crashed')
    return new Error(`the thread of ${file.pathname} did not start`, { cause: error })
  }
  const outcome = await new Promise<ParseOutcome<Result>>((resolve, reject) => {
    worker.on('message', (message: FromParser<Result, Progress>) => {
      if (message.kind === 'started') hasStarted = true
      else if (message.kind === 'progress') onProgress?.(message.progress)
      else resolve(message)
    })
    worker.once('exit', (code) => {
      stopMeasuring()
      reject(lossOf())
      if (code !== 0) onLost(error?.message ?? (isSlow ? 'too slow' : `exit ${code}`))
    })
  })
  return settle(outcome)
}

/** Runs tasks one after another, so that many together need no more memory than one. */
export function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return async (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
