import { nameOf } from '../../releases/release.ts'
import { formatEvaluation } from './evaluate-canary.ts'
import { type AutoHaltDependencies, haltWorseCanaries } from './halt-worse-canaries.ts'

/** A running auto-halt. */
interface AutoHalt {
  /** Stops after the check in progress has finished. */
  stop: () => Promise<void>
}

/**
 * Checks the canaries periodically and halts those that are worse than stable. While the API or the store cannot be
 * read, nothing is halted; logs this once, and once when it is over.
 * @param every milliseconds from the end of a check to the next one
 */
export function startAutoHalt(
  dependencies: AutoHaltDependencies,
  { every, log }: { every: number; log: (line: string) => void },
): AutoHalt {
  let lastProblem: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const reportProblem = (problem: string | undefined) => {
    if (problem === lastProblem) return
    log(
      problem === undefined ? 'canaries are watched again' : `canaries are not watched: ${problem}`,
    )
    lastProblem = problem
  }
  const check = async () => {
    try {
      const { halted, problems } = await haltWorseCanaries(dependencies)
      for (const canary of halted) {
        const { remote: name, version } = canary
        log(`${nameOf({ name, version })} is taken back: ${formatEvaluation(canary)}`)
      }
      reportProblem(problems[0])
    } catch (error) {
      reportProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const watch = async () => {
    await check()
    if (!isStopped) timer = setTimeout(next, every)
  }
  let last = watch()
  function next() {
    last = watch()
  }
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await last
    },
  }
}
