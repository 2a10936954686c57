import type { RemoteRelease } from '@store/contract/schemas/composition'
import type { ChosenRelease } from '../composition/chosen-release.ts'
import { fetchReleaseFile } from '../composition/release-file.ts'
import { checkRelease } from '../remotes/release-check.ts'
import { NetworkFault } from '../remotes/remote-faults.ts'
import type { Preview } from './preview.ts'
import { PreviewBadge } from './preview-badge.tsx'

/** The site a preview has to fit into. */
interface Surroundings {
  releases: readonly ChosenRelease[]
  hostVersions: Record<string, string>
}

// Names and versions of published releases and nothing else: an address could bring anybody's code.
const pattern = /^(mf-[a-z][a-z0-9-]*)@(\d+(?:\.\d+){2}(?:-[0-9A-Za-z.-]+)?)$/

/**
 * Finds the published releases of a preview and checks that they fit into this site; what does not is left out and
 * said in the badge.
 * @param wish `mf-shop@1.4.2`, several with commas between
 */
export async function openPreview(wish: string, site: Surroundings): Promise<Preview> {
  const shown: RemoteRelease[] = []
  const refusals: string[] = []
  for (const text of new Set(wish.split(',').map((part) => part.trim()))) {
    try {
      shown.push(await findRelease(text, site))
    } catch (fault) {
      refusals.push(refusalOf(text, fault))
    }
  }
  return {
    replaceIn: (releases) => replaced(releases, shown),
    badge: <PreviewBadge shown={shown} refusals={refusals} />,
  }
}

async function findRelease(text: string, site: Surroundings): Promise<RemoteRelease> {
  const [, name, version] = pattern.exec(text) ?? []
  if (name === undefined || version === undefined) {
    throw new Error('it is not the name and version of a release')
  }
  const release = await fetchReleaseFile(name, { version, base: `/mf/${name}/${version}/` })
  checkRelease(release, site.hostVersions)
  checkRoutes(release, site.releases)
  return release
}

function checkRoutes(preview: RemoteRelease, releases: readonly ChosenRelease[]): void {
  const others = releases.filter(({ release }) => release.name !== preview.name)
  for (const { path } of preview.routes) {
    const owner = others.find(({ release }) => release.routes.some((route) => route.path === path))
    if (owner) throw new Error(`it claims ${path}, which is that of ${owner.release.name}`)
  }
}

function replaced(releases: readonly ChosenRelease[], shown: RemoteRelease[]): ChosenRelease[] {
  const names = new Set(shown.map(({ name }) => name))
  return [
    ...releases.filter(({ release }) => !names.has(release.name)),
    ...shown.map((release) => ({ release, cohort: 'preview' as const })),
  ]
}

function refusalOf(text: string, fault: unknown): string {
  const why = fault instanceof NetworkFault ? 'it is not published' : wordsOf(fault)
  return `${text} cannot be previewed: ${why}. You see the site without it.`
}

function wordsOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
