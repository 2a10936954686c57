import type { Composition } from '@store/contract/schemas/composition'
import { nameOf } from './release.ts'
import type { SiteRevision } from './site-revision.ts'

/** How long what was live can still be asked for. */
export interface Retention {
  now: Date
  /** A page that was loaded this long ago still walks every route. */
  days: number
}

/** Whatever its age, one of so many last sites can be gone back to. */
export const minRetainedSites = 20

/** @returns the instant before which nothing matters any more, in ISO form */
export function retentionCutoff({ now, days }: Retention): string {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
}

/**
 * Every release somebody can still ask for: those of the last sites, with their canaries and fallbacks, and those of
 * a site that was live within the retention, for a page keeps the site it was loaded with.
 * @param history newest first
 * @returns names such as `mf-shop@1.2.0`
 */
export function findNeededReleases(history: SiteRevision[], retention: Retention): Set<string> {
  const horizon = retentionCutoff(retention)
  const needed = new Set<string>()
  for (const [index, site] of sitesOf(history).entries()) {
    const isRecent = site.liveUntil === undefined || site.liveUntil >= horizon
    if (index >= minRetainedSites && !isRecent) continue
    for (const name of releasesIn(site.composition)) needed.add(name)
  }
  return needed
}

/** All releases a site can ask for. */
export function releasesIn({ shell, remotes }: Composition): string[] {
  return [
    nameOf({ name: 'shell', version: shell.version }),
    ...remotes.flatMap(({ name, version, canary, fallback }) =>
      [version, canary?.release.version, fallback?.version]
        .filter((some) => some !== undefined)
        .map((some) => nameOf({ name, version: some })),
    ),
  ]
}

interface Site {
  composition: Composition
  /** Absent: it is live. */
  liveUntil?: string
}

/** What visitors got, newest first: a change they could not see belongs to the site before it. */
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
