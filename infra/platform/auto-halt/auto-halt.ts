import { nameOf } from '../../releases/release.ts'
import { type PeriodicTask, startPeriodicTask } from '../periodic-task.ts'
import { formatEvaluation } from './evaluate-canary.ts'
import { type AutoHaltDependencies, haltWorseCanaries } from './halt-worse-canaries.ts'

/**
 * Checks the canaries periodically and halts those that are worse than stable. While the API or the store cannot be
 * read, nothing is halted.
 * @param every milliseconds from the end of a check to the next one
 */
export function startAutoHalt(
  dependencies: AutoHaltDependencies,
  { every, log }: { every: number; log: (line: string) => void },
): PeriodicTask {
  const check = async () => {
    const { halted, problems } = await haltWorseCanaries(dependencies)
    for (const canary of halted) {
      const { remote: name, version } = canary
      log(`${nameOf({ name, version })} is taken back: ${formatEvaluation(canary)}`)
    }
    if (problems.length > 0) throw new Error(problems[0])
  }
  const words = { failing: 'canaries are not watched', working: 'canaries are watched again' }
  return startPeriodicTask(check, { every, words, log })
}
