import type { Composition } from '@store/contract/schemas/site/composition'
import type {
  AnnouncedCanary,
  PublishedReleasesSchema,
} from '@store/contract/schemas/site/published-releases'
import type { Static } from 'typebox'
import { releasesOf } from '../../releases/site/live-remote.ts'
import { readState } from '../../releases/site/site-history.ts'
import type { ReleaseStore } from '../../releases/store/release-store.ts'
import { type PeriodicTask, startPeriodicTask } from '../periodic-task.ts'

type Announcement = Static<typeof PublishedReleasesSchema>

/** Announces to the API which releases browsers may run, and which of them are canaries. */
type AnnounceReleases = (announcement: Announcement) => Promise<void>

/** Milliseconds to wait for a response. */
const timeoutMs = 4_000

/** Milliseconds between announcements: the API learns of a new release or canary after this time at the latest. */
const intervalMs = 5_000

/**
 * Sends releases to the API (`POST /telemetry/published`).
 * @param token the API's `PLATFORM_TOKEN`
 * @returns a function that throws Error when the API does not accept them
 */
export function createAnnouncer(apiUrl: string, token: string): AnnounceReleases {
  return async (announcement) => {
    const response = await fetch(new URL('/api/telemetry/published', apiUrl), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(announcement),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Error(`The API at ${apiUrl} does not answer`, { cause })
    })
    await response.body?.cancel()
    if (!response.ok) {
      throw new Error(`The API answers ${response.status} to the published releases`)
    }
  }
}

/** Announces every release that the site can request. @throws when the site cannot be read or `announce` fails */
export async function announceLiveReleases(
  store: ReleaseStore,
  announce: AnnounceReleases,
): Promise<void> {
  const { composition } = await readState(store)
  if (composition === undefined) return
  const releases = releasesOf(composition).map(({ name, version }) => ({ remote: name, version }))
  await announce({ releases, canaries: liveCanaries(composition) })
}

/** Announces the live releases periodically. */
export function startAnnouncements(
  { store, announce }: { store: ReleaseStore; announce: AnnounceReleases },
  log: (line: string) => void,
): PeriodicTask {
  const words = { failing: 'releases are not announced', working: 'releases are announced again' }
  const task = () => announceLiveReleases(store, announce)
  return startPeriodicTask(task, { every: intervalMs, words, log })
}

function liveCanaries({ remotes }: Composition): AnnouncedCanary[] {
  return remotes.flatMap(({ name, canary }) =>
    canary ? [{ salt: canary.salt ?? name, percent: canary.percent }] : [],
  )
}
