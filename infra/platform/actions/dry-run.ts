import type { ReleaseStore } from '../../releases/release-store.ts'
import { readState } from '../../releases/site-history.ts'
import type { Actor } from '../../releases/site-revision.ts'
import { DryRunStore } from './dry-run-store.ts'
import { describeEffects } from './effects.ts'
import { executeAction, type SiteAction } from './site-action.ts'

/** What an action would do: to which revision and what, or why it would be refused. */
export interface DryRunResult {
  revision: number
  /** What would change; empty: nothing. */
  effects: string[]
  /** What would be left out, and why. */
  notes: string[]
  rejection?: string
}

/**
 * Does an action with all of the library's checks and nothing of its consequences, so that the one who confirms it
 * knows what he confirms.
 */
export async function performDryRun(
  store: ReleaseStore,
  action: SiteAction,
): Promise<DryRunResult> {
  const dryRunStore = new DryRunStore(store)
  const before = await readState(dryRunStore)
  const { revision } = before
  try {
    const { notes } = await executeAction(dryRunStore, action, {
      actor: dryRunActor,
      expected: revision,
    })
    return { revision, effects: describeEffects(before, await readState(dryRunStore)), notes }
  } catch (error) {
    const rejection = error instanceof Error ? error.message : String(error)
    return { revision, effects: [], notes: [], rejection }
  }
}

/** Reasons are asked for with the question: here any will do. */
const dryRunActor: Actor = { by: 'rehearsal', reason: 'rehearsal' }
