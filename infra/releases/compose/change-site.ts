import { randomUUID } from 'node:crypto'
import type { Composition } from '@store/contract/schemas/site/composition'
import { checkSite } from '../checks/check-site.ts'
import type { SiteDraft } from '../site/live-remote.ts'
import { publishPointers } from '../site/publish-pointers.ts'
import { appendRevision, readState } from '../site/site-history.ts'
import type { Actor, SiteChange, SiteState } from '../site/site-revision.ts'
import { type ReleaseStore, RevisionConflictError } from '../store/release-store.ts'

/** A planned change, based on the current site. */
export interface SitePlan {
  change: Omit<SiteChange, 'id' | 'at' | 'by' | 'from' | 'reason' | 'notes'>
  /** Absent: what visitors get does not change. */
  draft?: SiteDraft
  lock?: SiteState['lock'] | 'none'
  pendingDeletion?: SiteState['pendingDeletion']
}

/** Who changes the site, and the revision they expect it to be at; the change is rejected at any other revision. */
export interface ChangeRequest {
  actor: Actor
  expected?: number | undefined
}

/** The result of a change. */
export interface SiteOutcome {
  revision: number
  /** False when the site already was in the requested state. */
  isNew: boolean
  composition: Composition | undefined
  /** What was omitted, and why. */
  notes: string[]
}

/**
 * Changes the site by compare-and-swap: plans the change on the last revision, and plans again when somebody else
 * changed the site first. When this returns, visitors get the new site.
 * @param plan receives the current site; returns `undefined` when there is nothing to do
 * @throws Error with every incompatibility, or RevisionConflictError; the site is unchanged then
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
  const { revision: current, composition: live } = state
  const unchanged = { revision: current, composition: live, isNew: false, notes: [] }
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

function nextLock(state: SiteState, { lock = state.lock }: SitePlan) {
  return lock && lock !== 'none' ? { lock } : {}
}

function nextPendingDeletion(
  state: SiteState,
  { pendingDeletion = state.pendingDeletion }: SitePlan,
) {
  return pendingDeletion ? { pendingDeletion } : {}
}

function isUnchanged(live: Composition | undefined, draft: SiteDraft): boolean {
  if (live === undefined) return false
  return JSON.stringify({ shell: live.shell, remotes: live.remotes }) === JSON.stringify(draft)
}
