import type { Composition, LiveRemote } from '@store/contract/schemas/composition'
import type { SiteChange, SiteRevision } from './site-revision.ts'

/** A revision visitors could see. */
export interface VisibleRevision {
  revision: number
  composition: Composition
  change: Pick<SiteChange, 'action' | 'remote' | 'restores'>
}

/** The revisions of a history that visitors could see. */
export function visibleRevisions(history: readonly SiteRevision[]): VisibleRevision[] {
  return history.flatMap((entry) =>
    entry.composition ? [{ ...entry, composition: entry.composition }] : [],
  )
}

/**
 * Where one step back leads: a remote with a canary first loses that, and is as it is now without it.
 * @param history newest first
 * @param remote absent: the whole site, which goes to its stable releases before at once
 * @returns `undefined` when there is nothing to go back to
 */
export function stepBack(history: VisibleRevision[], remote?: string): VisibleRevision | undefined {
  const [last] = history
  const live = last?.composition.remotes.find(({ name }) => name === remote)
  return live?.canary ? last : previousRevision(history, remote)
}

/**
 * What was live before: the history as a stack, from whose top a rollback takes away. So a second rollback leads
 * further back, and not forward to what the first one took away.
 * @param history newest first
 * @param remote absent: the whole site
 * @returns `undefined` when nothing else was ever live
 */
export function previousRevision(
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

/** The remote as it was in a revision, without its canary: to try something out is a decision of its own. */
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
  // What a rollback of one remote did is a change like any other for the site, and none for other remotes.
  const isMeant = change.remote === undefined || change.remote === remote
  if (action !== 'rollback' || !isMeant || restores === undefined || restores >= revision) return
  return history.find((entry) => entry.revision === restores)
}

function stableVersions(entry: VisibleRevision, remote: string | undefined): string | undefined {
  if (remote !== undefined) return stableRemote(entry, remote)?.version
  const { shell, remotes } = entry.composition
  return [shell, ...remotes].map(({ version }) => version).join(' ')
}
