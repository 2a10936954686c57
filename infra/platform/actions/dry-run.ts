import { describeError } from '../../processes/command-error.ts'
import { readState } from '../../releases/site/site-history.ts'
import type { Actor } from '../../releases/site/site-revision.ts'
import type { ReleaseStore } from '../../releases/store/release-store.ts'
import { DryRunStore } from './dry-run-store.ts'
import { describeEffects } from './effects.ts'
import { executeAction, type SiteAction } from './site-action.ts'

/** What an action would do, and to which revision, or why it would be rejected. */
export interface DryRunResult {
  revision: number
  /** What would change; empty when nothing would. */
  effects: string[]
  /** What would be omitted, and why. */
  notes: string[]
  rejection?: string
}

/**
 * Performs an action with all checks but without writing anything, so that the user sees the effects before
 * confirming.
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
    const rejection = describeError(error)
    return { revision, effects: [], notes: [], rejection }
  }
}

/** The user gives the reason when confirming, so the dry run needs a placeholder. */
const dryRunActor: Actor = { by: 'dry-run', reason: 'dry-run' }
