import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CreditMatch } from '../credit-match.ts'
import type { MatchingTask } from '../match-credits.ts'

/** Matches credits as `matchCredits` does, in this thread or in another one. */
export type RunMatching = (task: MatchingTask) => Promise<CreditMatch[]>

/** The largest task, 20,000 credits and as many orders, needs less than half of it (MB). */
const heapMb = 512

/**
 * Matches in a thread of its own, which ends afterwards: thousands of credits take a second, in which this thread
 * would answer nobody.
 * @param file the program `match-worker`
 * @throws Error when the thread ends without matches
 */
export function matchInThread(file: URL): RunMatching {
  return async (task) => {
    const worker = new Worker(file, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    worker.unref()
    const answered = once(worker, 'message')
    const ended = once(worker, 'exit').then(([code]) => {
      throw new Error(`the matching thread ended with ${code} before it answered`)
    })
    const [matches]: CreditMatch[][] = await Promise.race([answered, ended])
    return matches ?? []
  }
}
