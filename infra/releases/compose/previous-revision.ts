import type { Composition, LiveRemote } from '@store/contract/schemas/site/composition'
import type { SiteChange, SiteRevision } from '../site/site-revision.ts'

/** A revision that changed what visitors see. */
export interface VisibleRevision {
  revision: number
  composition: Composition
  change: Pick<SiteChange, 'action' | 'remote' | 'restores'>
}

/** The revisions of a history that have a composition. */
export function visibleRevisions(history: readonly SiteRevision[]): VisibleRevision[] {
  return history.flatMap((entry) =>
    entry.composition ? [{ ...entry, composition: entry.composition }] : [],
  )
}

/**
 * The revision that one step back restores. For a remote with a canary this is the current revision, without the canary.
 * @param history newest first
 * @param remote absent: the whole site, which goes back to its previous stable releases directly
 * @returns `undefined` when there is nothing to go back to
 */
export function stepBack(history: VisibleRevision[], remote?: string): VisibleRevision | undefined {
  const [last] = history
  const live = last?.composition.remotes.find(({ name }) => name === remote)
  return live?.canary ? last : previousRevision(history, remote)
}

/**
 * The revision that was live before. The history is a stack, and a rollback pops it: a second rollback goes further
 * back, not forward to what the first one removed.
 * @param history newest first
 * @param remote absent: the whole site
 * @returns `undefined` when nothing else was ever live
 */
function previousRevision(
  history: VisibleRevision[],
  remote?: string,
): VisibleRevision | undefined {
  let [entry] = history
  while (entry !== undefined) {
    const restored = findRestoredRevision(entry, history, remote)
    if (restored) {
      entry = restored
      continue
    }
    const [before] = history.slice(history.indexOf(entry) + 1)
    if (before === undefined || stableVersions(before, remote) !== stableVersions(entry, remote)) {
      return before && stableVersions(before, remote) !== undefined ? before : undefined
    }
    entry = before
  }
  return undefined
}

/** The remote as it was in a revision, without its canary: a rollback never restarts a canary. */
export function stableRemote(
  { composition }: VisibleRevision,
  remote: string,
): LiveRemote | undefined {
  const found = composition.remotes.find(({ name }) => name === remote)
  return found && withoutCanary(found)
}

/** The whole site as it was in a revision, without its canaries. */
export function stableSite({ composition }: VisibleRevision): Omit<Composition, 'revision'> {
  const { shell, remotes } = composition
  return { shell, remotes: remotes.map(withoutCanary) }
}

function withoutCanary({ canary: _, ...remote }: LiveRemote): LiveRemote {
  return remote
}

function findRestoredRevision(
  { revision, change }: VisibleRevision,
  history: VisibleRevision[],
  remote: string | undefined,
): VisibleRevision | undefined {
  const { action, restores } = change
  // For the whole site, a rollback of one remote is an ordinary change; for other remotes it is no change.
  const isAffected = change.remote === undefined || change.remote === remote
  if (action !== 'rollback' || !isAffected || restores === undefined || restores >= revision) return
  return history.find((entry) => entry.revision === restores)
}

function stableVersions(entry: VisibleRevision, remote: string | undefined): string | undefined {
  if (remote !== undefined) return stableRemote(entry, remote)?.version
  const { shell, remotes } = entry.composition
  return [shell, ...remotes].map(({ version }) => version).join(' ')
}
