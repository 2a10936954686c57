import { readHistory } from '../site/site-history.ts'
import type { SiteRevision } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { stepBack, visibleRevisions } from './previous-revision.ts'
import { rollbackSearchLimit } from './rollback.ts'

/** What can be rolled back one step. */
export interface RollbackOptions {
  site: boolean
  /** Names of remotes. */
  remotes: ReadonlySet<string>
}

/**
 * Finds what `rollback` without a revision could do, by the same rule.
 * @param newest the newest revisions, which the caller has read already; they usually suffice
 */
export async function findRollbackOptions(
  store: ReleaseStore,
  newest: readonly SiteRevision[],
): Promise<RollbackOptions> {
  const found = rollbackOptionsIn(newest)
  const [oldest] = newest.slice(-1)
  const isComplete = found.site && found.remotes.size === liveNames(newest).length
  if (isComplete || oldest === undefined || oldest.revision <= 1) return found
  return rollbackOptionsIn(await readHistory(store, rollbackSearchLimit))
}

function rollbackOptionsIn(history: readonly SiteRevision[]): RollbackOptions {
  const shown = visibleRevisions(history)
  return {
    site: stepBack(shown) !== undefined,
    remotes: new Set(liveNames(history).filter((name) => stepBack(shown, name) !== undefined)),
  }
}

function liveNames([newest]: readonly SiteRevision[]): string[] {
  return newest?.composition?.remotes.map(({ name }) => name) ?? []
}
