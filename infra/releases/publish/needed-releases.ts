import type { Composition } from '@store/contract/schemas/site/composition'
import { nameOf } from '../release.ts'
import { releasesOf } from '../site/live-remote.ts'
import type { SiteRevision } from '../site/site-revision.ts'

/** How long releases that were live are retained. */
interface Retention {
  now: Date
  /** A page loaded this long ago can still open every route. */
  days: number
}

/** This many of the last sites stay available for a rollback, whatever their age. */
const minRetainedSites = 20

/** @returns the instant before which releases may be removed, in ISO format */
export function retentionCutoff({ now, days }: Retention): string {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
}

/**
 * Every release that a browser can still request: the releases, canaries and fallbacks of the last sites, and of every
 * site that was live within the retention, because a loaded page keeps its site.
 * @param history newest first
 * @returns names such as `mf-shop@1.2.0`
 */
export function findNeededReleases(history: SiteRevision[], retention: Retention): Set<string> {
  const cutoff = retentionCutoff(retention)
  const needed = new Set<string>()
  for (const [index, site] of sitesOf(history).entries()) {
    const isRecent = site.liveUntil === undefined || site.liveUntil >= cutoff
    if (index >= minRetainedSites && !isRecent) continue
    for (const release of releasesOf(site.composition)) needed.add(nameOf(release))
  }
  return needed
}

interface Site {
  composition: Composition
  /** Absent: still live. */
  liveUntil?: string
}

/** The sites of a history, newest first. A change that visitors could not see belongs to the site before it. */
function sitesOf(history: SiteRevision[]): Site[] {
  const sites: Site[] = []
  let liveUntil: string | undefined
  for (const { revision, composition, change } of history) {
    if (composition === undefined) continue
    if (sites.at(-1)?.composition.revision !== composition.revision) {
      sites.push({ composition, ...(liveUntil && { liveUntil }) })
    }
    if (composition.revision === revision) liveUntil = change.at
  }
  return sites
}
