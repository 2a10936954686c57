import type { Composition } from '@store/contract/schemas/site/composition'
import type {
  AnnouncedCanary,
  PublishedRelease,
  PublishedReleasesSchema,
} from '@store/contract/schemas/site/published-releases'
import type { Static } from 'typebox'
import { readState } from '../../releases/site/site-history.ts'
import type { ReleaseStore } from '../../releases/store/release-store.ts'

type Announcement = Static<typeof PublishedReleasesSchema>

/** Announces to the API which releases browsers may run, and which of them are canaries. */
export type AnnounceReleases = (announcement: Announcement) => Promise<void>

/** Milliseconds to wait for a response. */
const timeoutMs = 4_000

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
  await announce({ releases: liveReleases(composition), canaries: liveCanaries(composition) })
}

function liveReleases({ shell, remotes }: Composition): PublishedRelease[] {
  return [
    { remote: 'shell', version: shell.version },
    ...remotes.flatMap(({ name, version, canary, fallback }) =>
      [version, canary?.release.version, fallback?.version]
        .filter((some) => some !== undefined)
        .map((some) => ({ remote: name, version: some })),
    ),
  ]
}

function liveCanaries({ remotes }: Composition): AnnouncedCanary[] {
  return remotes.flatMap(({ name, canary }) =>
    canary ? [{ salt: canary.salt ?? name, percent: canary.percent }] : [],
  )
}
