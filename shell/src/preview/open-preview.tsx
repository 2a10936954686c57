import * as messages from '@store/contract/rules/messages'
import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import type { PreviewedRelease } from '@store/contract/schemas/site/preview'
import type { ChosenRelease } from '../composition/choose-releases.ts'
import { fetchReleaseFile } from '../composition/release-file.ts'
import { checkRelease } from '../remotes/loader/release-check.ts'
import { NetworkError } from '../remotes/loader/remote-errors.ts'
import type { Preview } from './preview.ts'
import { PreviewBadge } from './preview-badge.tsx'
import { InvalidLinkError, readPreviewLink } from './preview-link.ts'
import { clearPreview } from './preview-storage.ts'

/** The site that the previewed releases must be compatible with. */
interface PreviewTarget {
  releases: readonly ChosenRelease[]
  hostVersions: Record<string, string>
}

/**
 * Loads the releases of a signed link and checks that they are compatible with this site; incompatible ones are skipped
 * and listed in the badge. They replace live releases: no page and no remote is added.
 * @param link as signed by the platform; for any other link the site is shown unchanged
 */
export async function openPreview(link: string, site: PreviewTarget): Promise<Preview> {
  const previewed: RemoteRelease[] = []
  const problems: string[] = []
  for (const wanted of await readReleases(link, problems)) {
    try {
      previewed.push(await findRelease(wanted, site))
    } catch (error) {
      problems.push(incompatibilityMessage(wanted, error))
    }
  }
  return {
    replaceIn: (releases) => replaceReleases(releases, previewed),
    badge: <PreviewBadge shown={previewed} problems={problems} />,
  }
}

async function readReleases(link: string, problems: string[]): Promise<PreviewedRelease[]> {
  try {
    return (await readPreviewLink(link)).releases
  } catch (error) {
    const isInvalid = error instanceof InvalidLinkError
    // Otherwise the message would appear on every page.
    if (isInvalid) clearPreview()
    const why = isInvalid ? messages.preview.invalid : messages.preview.unchecked
    problems.push(`${why} ${messages.preview.without}`)
    return []
  }
}

async function findRelease(
  { name, version, integrity }: PreviewedRelease,
  site: PreviewTarget,
): Promise<RemoteRelease> {
  const live = site.releases.find(({ release }) => release.name === name)?.release
  if (live === undefined) throw new Error('it is of no remote of this site')
  const base = `/mf/${name}/${version}/`
  const release = await fetchReleaseFile(name, { version, base, integrity })
  checkRelease(release, site.hostVersions)
  return restrictToLiveRoutes(live, release)
}

/** Keeps the routes and guards of the live release: new routes need a promote. */
function restrictToLiveRoutes(live: RemoteRelease, release: RemoteRelease): RemoteRelease {
  const has = (path: string) => release.routes.some((route) => route.path === path)
  const liveLinks = new Set(live.navigation.map(({ to }) => to))
  const liveAccountLinks = new Set(live.accountLinks?.map(({ to }) => to))
  const { accountLinks, ...rest } = release
  return {
    ...rest,
    routes: live.routes.filter(({ path }) => has(path)),
    navigation: release.navigation.filter(({ to }) => liveLinks.has(to)),
    ...(accountLinks && {
      accountLinks: accountLinks.filter(({ to }) => liveAccountLinks.has(to)),
    }),
  }
}

function replaceReleases(
  releases: readonly ChosenRelease[],
  shown: RemoteRelease[],
): ChosenRelease[] {
  return releases.map((chosen) => {
    const release = shown.find(({ name }) => name === chosen.release.name)
    return release ? { release, cohort: 'preview' } : chosen
  })
}

function incompatibilityMessage({ name, version }: PreviewedRelease, error: unknown): string {
  const why = error instanceof NetworkError ? 'it is not published any more' : messageOf(error)
  return `${name} ${version} cannot be previewed: ${why}. ${messages.preview.without}`
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
