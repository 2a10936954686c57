import { nameOf } from '../../releases/release.ts'
import { formatEvaluation } from './evaluate-canary.ts'
import { type AutoHaltDependencies, haltWorseCanaries } from './halt-worse-canaries.ts'

/** The running watch over all canaries. */
export interface AutoHalt {
  /** Lets a check that is under way come to its end. */
  stop: () => Promise<void>
}

/**
 * Looks at the canaries again and again, and takes back those that are worse than stable. A check begins when the
 * one before has ended. While the API or the store cannot be read nothing is halted, which is said once, and once
 * more when it is over.
 * @param every milliseconds from the end of a check to the next
 */
export function startAutoHalt(
  dependencies: AutoHaltDependencies,
  { every, log }: { every: number; log: (line: string) => void },
): AutoHalt {
  let lastProblem: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const reportProblem = (words: string | undefined) => {
    if (words === lastProblem) return
    log(words === undefined ? 'canaries are watched again' : `canaries are not watched: ${words}`)
    lastProblem = words
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
