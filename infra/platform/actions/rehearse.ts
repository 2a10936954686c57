import type { ReleaseStore } from '../../releases/release-store.ts'
import { readState } from '../../releases/site-history.ts'
import type { Actor } from '../../releases/site-revision.ts'
import { effectsOf } from './effects.ts'
import { RehearsalStore } from './rehearsal-store.ts'
import { run, type SiteAction } from './site-action.ts'

/** What an action would do: to which revision and what, or why it would be refused. */
export interface Rehearsal {
  revision: number
  /** What would change; empty: nothing. */
  effects: string[]
  /** What would be left out, and why. */
  notes: string[]
  refusal?: string
}

/**
 * Does an action with all of the library's checks and nothing of its consequences, so that the one who confirms it
 * knows what he confirms.
 */
export async function rehearse(store: ReleaseStore, action: SiteAction): Promise<Rehearsal> {
  const stage = new RehearsalStore(store)
  const before = await readState(stage)
  const { revision } = before
  try {
    const { notes } = await run(stage, action, { actor: nobody, expected: revision })
    return { revision, effects: effectsOf(before, await readState(stage)), notes }
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error)
    return { revision, effects: [], notes: [], refusal }
  }
}

/** Reasons are asked for with the question: here any will do. */
const nobody: Actor = { by: 'rehearsal', reason: 'rehearsal' }
