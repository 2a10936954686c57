import { setCanary } from '../../releases/canary.ts'
import { publishPointers } from '../../releases/publish-pointers.ts'
import type { ReleaseStore } from '../../releases/release-store.ts'
import { figuresOf, type JudgedCanary, judge } from './judged-canary.ts'
import { type LiveCanary, readCanaries } from './live-canaries.ts'
import type { ReadCanaryCounts } from './read-canary-counts.ts'

/** What a check works with. */
export interface HaltPorts {
  store: ReleaseStore
  readCounts: ReadCanaryCounts
  /** Now, when absent. */
  clock?: () => Date
}

/** The name auto-halt has in the history. */
export const autoHalt = 'auto-halt'

/** What came of a check. */
export interface Check {
  /** Taken back by this check, and by no other that was faster. */
  halted: JudgedCanary[]
  /** Why a canary could not be judged or taken back; the others were. */
  troubles: string[]
}

/**
 * Takes every canary back to nobody that is worse than stable. The history says by which figures. Before that it
 * publishes what the history says: whoever halted a canary may have died before visitors were told.
 * @throws when the site cannot be read or published
 */
export async function haltWorseCanaries(ports: HaltPorts): Promise<Check> {
  const check: Check = { halted: [], troubles: [] }
  await publishPointers(ports.store)
  for (const canary of await readCanaries(ports.store)) {
    try {
      const halted = await haltIfWorse(canary, ports)
      if (halted) check.halted.push(halted)
    } catch (error) {
      check.troubles.push(error instanceof Error ? error.message : String(error))
    }
  }
  return check
}

async function haltIfWorse(
  canary: LiveCanary,
  { store, readCounts, clock = () => new Date() }: HaltPorts,
): Promise<JudgedCanary | undefined> {
  const judged = await judge(canary, readCounts)
  if (judged.verdict.is !== 'worse') return undefined
  const { remote, version } = canary
  const actor = { by: autoHalt, reason: figuresOf(judged), at: clock() }
  const { isNew } = await setCanary(store, { remote, version, percent: 0, actor })
  return isNew ? judged : undefined
}
