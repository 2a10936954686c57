import type { ReleaseStore } from '../../releases/release-store.ts'
import { readHistory, readState } from '../../releases/site-history.ts'
import type { SiteRevision } from '../../releases/site-revision.ts'

/** A release that a share of all browsers gets now, beside the stable one. */
export interface LiveCanary {
  remote: string
  version: string
  percent: number
  /** Names the canary: its counts go by it. */
  salt: string
  /** Version all other browsers get. */
  stable: string
  /** When the two began to stand beside each other; growing the share begins nothing anew. */
  since: Date
}

/** So many of the last revisions are read to find out when a canary began; it is older than those otherwise. */
const maxRevisionsRead = 50

/** Reads the canaries of the site as it is now. */
export async function readCanaries(store: ReleaseStore): Promise<LiveCanary[]> {
  const { composition } = await readState(store)
  const canaries = (composition?.remotes ?? []).flatMap(({ name, version, canary }) =>
    canary
      ? [
          {
            remote: name,
            version: canary.release.version,
            percent: canary.percent,
            salt: canary.salt ?? name,
            stable: version,
          },
        ]
      : [],
  )
  if (canaries.length === 0) return []
  const history = await readHistory(store, maxRevisionsRead)
  return canaries.map((canary) => ({ ...canary, since: findStart(canary, history) }))
}

/** Instant of the oldest revision since which the pair has stood without a break. */
function findStart(pair: Omit<LiveCanary, 'since'>, history: SiteRevision[]): Date {
  let since = new Date(0)
  for (const { composition, change } of history) {
    const remote = composition?.remotes.find(({ name }) => name === pair.remote)
    const isSame =
      remote?.version === pair.stable && remote.canary?.release.version === pair.version
    if (!isSame) break
    since = new Date(change.at)
  }
  return since
}
