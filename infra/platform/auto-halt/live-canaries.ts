import { readHistory, readState } from '../../releases/site/site-history.ts'
import type { SiteRevision } from '../../releases/site/site-revision.ts'
import type { ReleaseStore } from '../../releases/store/release-store.ts'

/** A live canary and the stable release it is compared with. */
export interface LiveCanary {
  remote: string
  version: string
  percent: number
  /** Identifies the canary in the counts. */
  salt: string
  /** Version that all other browsers get. */
  stable: string
  /** When this pair of versions became live; a change of the share does not reset it. */
  since: Date
}

/** Number of revisions to search for the start of a canary. */
const maxRevisionsRead = 50

/** Reads the canaries of the current site. */
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

/** Instant of the oldest revision since which the pair has been live without interruption. */
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
