import { setCanary } from '../../releases/canary.ts'
import { publishPointers } from '../../releases/publish-pointers.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import { type EvaluatedCanary, evaluateCanary, formatEvaluation } from './evaluate-canary.ts'
import { type LiveCanary, readCanaries } from './live-canaries.ts'
import type { ReadCanaryCounts } from './read-canary-counts.ts'

/** What a check works with. */
export interface AutoHaltDependencies {
  store: ReleaseStore
  readCounts: ReadCanaryCounts
  /** Now, when absent. */
  clock?: () => Date
}

/** The name auto-halt has in the history. */
export const autoHaltActor = 'auto-halt'

/** What came of a check. */
export interface AutoHaltResult {
  /** Taken back by this check, and by no other that was faster. */
  halted: EvaluatedCanary[]
  /** Why a canary could not be judged or taken back; the others were. */
  problems: string[]
}

/**
 * Takes every canary back to nobody that is worse than stable. The history says by which figures. Before that it
 * publishes what the history says: whoever halted a canary may have died before visitors were told.
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
      check.problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  return check
}

async function haltIfWorse(
  canary: LiveCanary,
  { store, readCounts, clock = () => new Date() }: AutoHaltDependencies,
): Promise<EvaluatedCanary | undefined> {
  const evaluation = await evaluateCanary(canary, readCounts)
  if (evaluation.verdict.is !== 'worse') return undefined
  const { remote, version } = canary
  const actor = { by: autoHaltActor, reason: formatEvaluation(evaluation), at: clock() }
  const { isNew } = await setCanary(store, { remote, version, percent: 0, actor })
  return isNew ? evaluation : undefined
}
