import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readBuildFiles } from '../build/build-files.ts'
import type { Build } from '../build/build-folder.ts'
import { describeRelease } from '../publish/describe-release.ts'
import { withPrecompressedVariants } from '../publish/precompress.ts'
import { requireRelease } from '../published-releases.ts'
import { type PublishedRemote, parseAs, type Release, ReleaseSchema } from '../release.ts'
import { servedReleases } from '../site/live-remote.ts'
import { readState } from '../site/site-history.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { checkRelease } from './check-release.ts'
import { findIncompatibilitiesOf } from './compatibility.ts'

/** The result of verifying a release before it is published. */
export interface VerificationResult {
  release: Release
  /** Failed checks of integrity, contract or health: it cannot be published. */
  faults: string[]
  /** Incompatibilities with the current site: it can be published, but not promoted. */
  objections: string[]
}

/** Checks a build as a publish does, without publishing it. */
export async function verifyBuild(store: ReleaseStore, build: Build): Promise<VerificationResult> {
  const files = await withPrecompressedVariants(await readBuildFiles(build.files))
  const release = describeRelease(build, files)
  const faults = await checkRelease(release, async (file) => files.get(file))
  return { release, faults, objections: await findSiteIncompatibilities(store, release) }
}

/** Checks the folder of a published release, wherever it was copied to. */
export async function verifyFolder(
  store: ReleaseStore,
  folder: string,
): Promise<VerificationResult> {
  const what = path.join(folder, 'release.json')
  const release = parseAs(ReleaseSchema, JSON.parse(await readFile(what, 'utf8')), what)
  const faults = await checkRelease(release, (file) =>
    readFile(path.join(folder, file)).catch(() => undefined),
  )
  return { release, faults, objections: await findSiteIncompatibilities(store, release) }
}

/**
 * Finds why a release cannot be promoted to the current site.
 * @returns one sentence for each incompatible pair; none for the shell, or before there is a site
 */
export async function findSiteIncompatibilities(
  store: ReleaseStore,
  release: Release,
): Promise<string[]> {
  const { composition } = await readState(store)
  if (composition === undefined || release.kind === 'shell') return []
  const { version } = composition.shell
  const shell = await requireRelease(store, { name: 'shell', version })
  const others = await Promise.all(
    servedReleases(composition).map((id) => requireRelease(store, id)),
  )
  if (shell.kind !== 'shell') return []
  return findIncompatibilitiesOf(release, shell, others.filter(isRemote))
}

function isRemote(release: Release): release is PublishedRemote {
  return release.kind === 'remote'
}
