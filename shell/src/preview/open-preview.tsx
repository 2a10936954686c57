import * as messages from '@store/contract/rules/messages'
import type { RemoteRelease } from '@store/contract/schemas/composition'
import type { PreviewedRelease } from '@store/contract/schemas/preview'
import type { ChosenRelease } from '../composition/chosen-release.ts'
import { fetchReleaseFile } from '../composition/release-file.ts'
import { checkRelease } from '../remotes/release-check.ts'
import { NetworkFault } from '../remotes/remote-faults.ts'
import { forgetPreview } from './kept-preview.ts'
import type { Preview } from './preview.ts'
import { PreviewBadge } from './preview-badge.tsx'
import { InvalidLinkError, readPreviewLink } from './preview-link.ts'

/** The site a preview has to fit into. */
interface PreviewTarget {
  releases: readonly ChosenRelease[]
  hostVersions: Record<string, string>
}

/**
 * Finds the releases a signed link stands for and checks that they fit into this site; what does not is left out and
 * said in the badge. They stand where the site has their remotes: no page and no remote is added.
 * @param link as the platform has signed it; anything else shows the site as it is
 */
export async function openPreview(link: string, site: PreviewTarget): Promise<Preview> {
  const shown: RemoteRelease[] = []
  const refusals: string[] = []
  for (const wanted of await releasesOf(link, refusals)) {
    try {
      shown.push(await findRelease(wanted, site))
    } catch (fault) {
      refusals.push(refusalOf(wanted, fault))
    }
  }
  return {
    replaceIn: (releases) => replaced(releases, shown),
    badge: <PreviewBadge shown={shown} refusals={refusals} />,
  }
}

async function releasesOf(link: string, refusals: string[]): Promise<PreviewedRelease[]> {
  try {
    return (await readPreviewLink(link)).releases
  } catch (fault) {
    const isInvalid = fault instanceof InvalidLinkError
    // It would be said again on every page.
    if (isInvalid) forgetPreview()
    const why = isInvalid ? messages.preview.invalid : messages.preview.unchecked
    refusals.push(`${why} ${messages.preview.without}`)
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
  return atAddressesOf(live, release)
}

/** Under the guards and at the addresses the live release has: what is new there is for a promote to open. */
function atAddressesOf(live: RemoteRelease, release: RemoteRelease): RemoteRelease {
  const has = (path: string) => release.routes.some((route) => route.path === path)
  const leadsThere = new Set(live.navigation.map(({ to }) => to))
  return {
    ...release,
    routes: live.routes.filter(({ path }) => has(path)),
    navigation: release.navigation.filter(({ to }) => leadsThere.has(to)),
  }
}

function replaced(releases: readonly ChosenRelease[], shown: RemoteRelease[]): ChosenRelease[] {
  return releases.map((chosen) => {
    const release = shown.find(({ name }) => name === chosen.release.name)
    return release ? { release, cohort: 'preview' } : chosen
  })
}

function refusalOf({ name, version }: PreviewedRelease, fault: unknown): string {
  const why = fault instanceof NetworkFault ? 'it is not published any more' : messageOf(fault)
  return `${name} ${version} cannot be previewed: ${why}. ${messages.preview.without}`
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
