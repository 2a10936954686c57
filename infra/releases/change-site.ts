import { randomUUID } from 'node:crypto'
import type { Composition } from '@store/contract/schemas/composition'
import { checkSite } from './check-site.ts'
import type { SiteDraft } from './live-remote.ts'
import { publishPointers } from './publish-pointers.ts'
import { type ReleaseStore, RevisionConflictError } from './release-store.ts'
import { appendRevision, readState } from './site-history.ts'
import type { Actor, SiteChange, SiteState } from './site-revision.ts'

/** What a change is to be, decided upon the site as it is. */
export interface SitePlan {
  change: Omit<SiteChange, 'id' | 'at' | 'by' | 'from' | 'reason' | 'notes'>
  /** Absent: visitors get what they got. */
  draft?: SiteDraft
  lock?: SiteState['lock'] | 'none'
  condemned?: SiteState['condemned']
}

/** Who changes the site, and the revision he believes to change: another one is refused. */
export interface ChangeRequest {
  actor: Actor
  expected?: number | undefined
}

/** What became of a change. */
export interface SiteOutcome {
  revision: number
  /** False when the site already was what was asked for. */
  isNew: boolean
  composition: Composition | undefined
  /** What was left out, and why. */
  notes: string[]
}

/**
 * Changes the site by compare-and-swap: the plan is made upon the last revision, and made again when somebody else
 * was faster. Visitors get the new site when this returns.
 * @param plan is given the site as it is; `undefined` from it means that there is nothing to do
 * @throws with every objection, or RevisionTaken; the site then stays as it was
 */
export async function changeSite(
  store: ReleaseStore,
  request: ChangeRequest,
  plan: (state: SiteState) => Promise<SitePlan | undefined>,
): Promise<SiteOutcome> {
  await publishPointers(store)
  for (let attempt = 1; ; attempt++) {
    try {
      const outcome = await tryChange(store, request, plan)
      await publishPointers(store)
      return outcome
    } catch (error) {
      const isFinal = request.expected !== undefined || attempt === maxAttempts
      if (isFinal || !(error instanceof RevisionConflictError)) throw error
    }
  }
}

const maxAttempts = 10

async function tryChange(
  store: ReleaseStore,
  request: ChangeRequest,
  plan: (state: SiteState) => Promise<SitePlan | undefined>,
): Promise<SiteOutcome> {
  const { actor, expected } = request
  const state = await readState(store)
  if (expected !== undefined && state.revision !== expected)
    throw new RevisionConflictError(expected)
  const planned = await plan(state)
  const unchanged = { ...pick(state), isNew: false, notes: [] }
  if (planned === undefined) return unchanged
  const { draft, notes } = planned.draft
    ? await checkSite(store, planned.draft, state)
    : { draft: undefined, notes: [] }
  if (draft && isUnchanged(state.composition, draft)) return unchanged

  const revision = state.revision + 1
  const composition = draft ? { revision, ...draft } : state.composition
  await appendRevision(store, {
    revision,
    change: {
      id: randomUUID(),
      at: (actor.at ?? new Date()).toISOString(),
      by: actor.by,
      from: state.revision,
      ...planned.change,
      ...(actor.reason && { reason: actor.reason }),
      ...(notes.length > 0 && { notes }),
    },
    ...(composition && { composition }),
    ...nextLock(state, planned),
    ...nextPendingDeletion(state, planned),
  })
  return { revision, composition, isNew: true, notes }
}

function pick({ revision, composition }: SiteState) {
  return { revision, composition }
}

function nextLock(state: SiteState, { lock = state.lock }: SitePlan) {
  return lock && lock !== 'none' ? { lock } : {}
}

function nextPendingDeletion(state: SiteState, { condemned = state.condemned }: SitePlan) {
  return condemned ? { condemned } : {}
}

function isUnchanged(live: Composition | undefined, draft: SiteDraft): boolean {
  if (live === undefined) return false
  return JSON.stringify({ shell: live.shell, remotes: live.remotes }) === JSON.stringify(draft)
}
