import { shownRevisions, stepBack } from './earlier-revision.ts'
import type { ReleaseStore } from './release-store.ts'
import { stepsLookedAt } from './rollback.ts'
import type { SiteRevision } from './site-change.ts'
import { readHistory } from './site-history.ts'

/** Who can be rolled back one step. */
export interface WaysBack {
  site: boolean
  /** Names of remotes. */
  remotes: ReadonlySet<string>
}

/**
 * Finds out what `rollback` without a revision could do, by the same rule.
 * @param newest the newest revisions, which somebody has read already: mostly they are enough
 */
export async function findWaysBack(
  store: ReleaseStore,
  newest: readonly SiteRevision[],
): Promise<WaysBack> {
  const found = waysBackIn(newest)
  const [oldest] = newest.slice(-1)
  const isWhole = found.site && found.remotes.size === liveNames(newest).length
  if (isWhole || oldest === undefined || oldest.revision <= 1) return found
  return waysBackIn(await readHistory(store, stepsLookedAt))
}

function waysBackIn(history: readonly SiteRevision[]): WaysBack {
  const shown = shownRevisions(history)
  return {
    site: stepBack(shown) !== undefined,
    remotes: new Set(liveNames(history).filter((name) => stepBack(shown, name) !== undefined)),
  }
}

function liveNames([newest]: readonly SiteRevision[]): string[] {
  return newest?.composition?.remotes.map(({ name }) => name) ?? []
}
