import type { Composition } from '@store/contract/schemas/site/composition'
import type { Build } from '../build/build-folder.ts'
import { findSiteIncompatibilities } from '../checks/verify-release.ts'
import { forEachRelease } from '../for-each-release.ts'
import { publishRelease } from '../publish/publish-release.ts'
import type { Release } from '../release.ts'
import type { Actor } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { composeFirstSite } from './compose-site.ts'
import { liveVersion } from './promote.ts'

/** A published build, compared with the site. */
export interface DeployedRelease {
  name: string
  version: string
  /** False when it was published before, with the same files. */
  isNew: boolean
  /** Stable version of the same name in the site; absent when the site has none. */
  live?: string
  /** Share of browsers that get this build as a canary. */
  canaryPercent?: number
  /** Why it cannot be promoted to the current site. */
  objections: string[]
}

/** The result of a deployment. */
export interface Deployment {
  /** Revision that visitors get. */
  revision: number
  /** Whether this deployment composed the site, because there was none. */
  isFirst: boolean
  releases: DeployedRelease[]
  /** Remotes of the site of which there is no build: they do not change. */
  otherRemotes: string[]
}

/**
 * Publishes builds. A store without a site gets its first one from them; what is live in an existing site does not
 * change (ADR 0068), so that a deployment neither undoes a rollback nor replaces a newer release by an older one.
 * @throws Error with each build that could not be published, and why; when there is no site yet and it cannot be composed
 */
export async function deploy(
  store: ReleaseStore,
  { builds, actor }: { builds: Build[]; actor: Actor },
): Promise<Deployment> {
  const published = await forEachRelease(builds, (build) =>
    publishRelease(build, store, { ...actor, ...(build.commit && { commit: build.commit }) }),
  )
  const releases = published.map(({ release }) => release)
  const { composition, isNew: isFirst } = await composeFirstSite(store, { releases, actor })
  if (composition === undefined) throw new Error('There is nothing to compose a site of')
  return {
    revision: composition.revision,
    isFirst,
    releases: await Promise.all(
      published.map(async ({ release, isNew }) => ({
        isNew,
        ...compareWithSite(release, composition),
        objections: await findObjections(store, release, composition),
      })),
    ),
    otherRemotes: composition.remotes
      .map(({ name }) => name)
      .filter((name) => !releases.some((release) => release.name === name)),
  }
}

function compareWithSite({ name, version }: Release, composition: Composition) {
  const live = liveVersion({ composition }, name)
  const canary = composition.remotes.find((remote) => remote.name === name)?.canary
  const isCanary = canary?.release.version === version
  return {
    name,
    version,
    ...(live && { live }),
    ...(isCanary && { canaryPercent: canary.percent }),
  }
}

async function findObjections(
  store: ReleaseStore,
  release: Release,
  composition: Composition,
): Promise<string[]> {
  const isLive = liveVersion({ composition }, release.name) === release.version
  return isLive ? [] : findSiteIncompatibilities(store, release)
}
