import { setTimeout as pause } from 'node:timers/promises'
import { describeError } from '../processes/command-error.ts'

/** A task that is repeated until it is stopped. */
export interface PeriodicTask {
  /** Stops after the run in progress has finished. */
  stop: () => Promise<void>
}

/**
 * Runs a task now and again after a pause. Logs once when it fails, and once when it works again.
 * @param every milliseconds from the end of a run to the next one
 * @param words log messages for a failure, followed by its error message, and for its end
 */
export function startPeriodicTask(
  task: () => Promise<void>,
  options: {
    every: number
    words: { failing: string; working: string }
    log: (line: string) => void
  },
): PeriodicTask {
  const { every, words, log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let lastProblem: string | undefined
  const report = (problem?: string) => {
    if (problem === lastProblem) return
    log(problem === undefined ? words.working : `${words.failing}: ${problem}`)
    lastProblem = problem
  }
  const repeat = async () => {
    while (!signal.aborted) {
      await task().then(
        () => report(),
        (error: unknown) => report(describeError(error)),
      )
      await pause(every, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = repeat()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
