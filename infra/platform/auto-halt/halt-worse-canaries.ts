import { describeError } from '../../processes/command-error.ts'
import { setCanary } from '../../releases/compose/canary.ts'
import { publishPointers } from '../../releases/site/publish-pointers.ts'
import type { ReleaseStore } from '../../releases/store/release-store.ts'
import { type EvaluatedCanary, evaluateCanary, formatEvaluation } from './evaluate-canary.ts'
import { type LiveCanary, readCanaries } from './live-canaries.ts'
import type { ReleaseCountsReader } from './release-counts.ts'

/** Dependencies of a check. */
export interface AutoHaltDependencies {
  store: ReleaseStore
  counts: ReleaseCountsReader
  /** Default: the system clock. */
  clock?: () => Date
}

/** The actor's name in the history. */
const autoHaltActor = 'auto-halt'

/** The result of a check. */
interface AutoHaltResult {
  /** Canaries that this check has halted. */
  halted: EvaluatedCanary[]
  /** Why some canaries could not be evaluated or halted; all others were checked. */
  problems: string[]
}

/**
 * Ends every canary that is worse than stable and records the figures in the history. Publishes the pointers first,
 * because an earlier process may have stopped between halting a canary and publishing them.
 * @throws when the site cannot be read or published
 */
export async function haltWorseCanaries(
  dependencies: AutoHaltDependencies,
): Promise<AutoHaltResult> {
  const check: AutoHaltResult = { halted: [], problems: [] }
  await publishPointers(dependencies.store)
  for (const canary of await readCanaries(dependencies.store)) {
    try {
      const halted = await haltIfWorse(canary, dependencies)
      if (halted) check.halted.push(halted)
    } catch (error) {
      check.problems.push(describeError(error))
    }
  }
  return check
}

async function haltIfWorse(
  canary: LiveCanary,
  { store, counts, clock = () => new Date() }: AutoHaltDependencies,
): Promise<EvaluatedCanary | undefined> {
  const evaluation = await evaluateCanary(canary, counts)
  if (evaluation.verdict.is !== 'worse' && !evaluation.losesHtml) return undefined
  const { remote, version } = canary
  const actor = { by: autoHaltActor, reason: formatEvaluation(evaluation), at: clock() }
  const { isNew } = await setCanary(store, { remote, version, percent: 0, actor })
  return isNew ? evaluation : undefined
}
