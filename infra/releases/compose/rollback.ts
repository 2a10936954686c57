import type { Composition } from '@store/contract/schemas/site/composition'
import { withRemote } from '../site/live-remote.ts'
import { readHistory, readRevision } from '../site/site-history.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { requireLiveRemote } from './canary.ts'
import { type ChangeRequest, changeSite, type SiteOutcome, type SitePlan } from './change-site.ts'
import {
  stableRemote,
  stableSite,
  stepBack,
  type VisibleRevision,
  visibleRevisions,
} from './previous-revision.ts'

/** What to restore. */
interface RollbackRequest extends ChangeRequest {
  /** Absent: the whole site, including the shell. */
  remote?: string | undefined
  /** Revision to restore; absent: one step back. */
  to?: number | undefined
}

/**
 * Restores one remote or the whole site as of an earlier revision. Without a revision it goes one step back: a remote
 * loses its canary or, without one, returns to its previous stable release; the whole site returns to its previous
 * stable releases and loses all canaries. Repeating it goes another step back. Never restores a canary, and ignores
 * the lock.
 * @throws when there is nothing to go back to; when the releases have been removed; RevisionConflictError
 */
export async function rollback(
  store: ReleaseStore,
  request: RollbackRequest,
): Promise<SiteOutcome> {
  const { remote, to } = request
  return changeSite(store, request, async ({ composition }) => {
    if (composition === undefined) throw new Error('There is no site yet')
    const target =
      to === undefined
        ? await findStepBack(store, composition, remote)
        : await requireRevision(store, to)
    return remote === undefined
      ? { change: { action: 'rollback', restores: target.revision }, draft: stableSite(target) }
      : planRemote(composition, target, remote)
  })
}

async function findStepBack(
  store: ReleaseStore,
  live: Composition,
  remote: string | undefined,
): Promise<VisibleRevision> {
  if (remote !== undefined) requireLiveRemote({ composition: live }, remote)
  const history = visibleRevisions(await readHistory(store, rollbackSearchLimit))
  const target = stepBack(history, remote)
  if (target) return target
  throw new Error(
    `${remote ?? 'The site'} had no other release in the last ${rollbackSearchLimit} changes: name a revision with --to`,
  )
}

/** Number of revisions to search: a rollback is urgent, and a history can be long. */
export const rollbackSearchLimit = 200

async function requireRevision(store: ReleaseStore, revision: number): Promise<VisibleRevision> {
  const entry = await readRevision(store, revision)
  const [shown] = visibleRevisions(entry ? [entry] : [])
  if (shown) return shown
  throw new Error(`There is no revision ${revision} of the site to go back to (see history)`)
}

function planRemote(live: Composition, target: VisibleRevision, name: string): SitePlan {
  const remote = stableRemote(target, name)
  if (remote === undefined) {
    throw new Error(`${name} was not in revision ${target.revision} of the site`)
  }
  const replaces = live.remotes.find((other) => other.name === name)?.version
  return {
    change: {
      action: 'rollback',
      remote: name,
      version: remote.version,
      ...(replaces && { replaces }),
      restores: target.revision,
    },
    draft: { shell: live.shell, remotes: withRemote(live.remotes, remote) },
  }
}
