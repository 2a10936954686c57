import { readBuildFiles } from '../build/build-files.ts'
import type { Build } from '../build/build-folder.ts'
import { checkRelease } from '../checks/check-release.ts'
import { findRelease } from '../published-releases.ts'
import { keyOf, nameOf, type Release } from '../release.ts'
import type { Actor } from '../site/site-revision.ts'
import { fileConcurrency, mapConcurrently } from '../store/map-concurrently.ts'
import { ReleaseConflictError, type ReleaseStore } from '../store/release-store.ts'
import { describeFiles, describeRelease } from './describe-release.ts'
import { withPrecompressedVariants } from './precompress.ts'
import { protectFromPrune, requireNotPruned } from './prune-protection.ts'
import { readFilesOf, storedFileNames } from './stored-files.ts'
import { readReservation, reservationFile } from './version-activity.ts'

/** Who publishes, and from which source. */
interface Publisher extends Pick<Actor, 'by' | 'at'> {
  commit?: string
  /** Tries the pages of the checked release. @returns the paths of routes that are published without a first HTML */
  findUnrenderable?: (release: Release) => Promise<readonly string[]>
  /** Called after each step. */
  onStep?: (step: PublishStep) => void
}

/** The steps of a publish; the release does not exist for anybody before the last one. */
export type PublishStep = 'reserved' | 'uploading' | 'uploaded' | 'checked' | 'published'

/**
 * Publishes a build under its version, permanently: reserves the version, uploads, verifies every hash against what the
 * store holds, checks the contract, and only then writes `release.json`, which makes it a release. An interrupted
 * publish leaves nothing visible, and is completed by running it again.
 * @returns the release, and whether it is new
 * @throws ReleaseConflictError when the version exists with other files; Error with every problem of the release
 */
export async function publishRelease(
  build: Build,
  store: ReleaseStore,
  publisher: Publisher = { by: 'nobody' },
): Promise<{ release: Release; isNew: boolean }> {
  const startedAt = publisher.at ?? new Date()
  const built = await readBuildFiles(build.files)
  await protectFromPrune(store, build, startedAt)
  const existing = await findRelease(store, build)
  if (existing) {
    if (!haveSameDigests(digestsOf(existing), digestsOf({ files: describeFiles(built) }))) {
      throw new ReleaseConflictError(nameOf(build))
    }
    await restoreMissingFiles(store, existing, built)
    await requireNotPruned(store, build, startedAt)
    return { release: existing, isNew: false }
  }
  const files = await withPrecompressedVariants(built)
  const release = describeRelease(build, files)
  await reserve(store, release, publisher)
  publisher.onStep?.('reserved')
  await upload(store, release, { ...publisher, files })
  publisher.onStep?.('uploaded')
  const problems = await checkRelease(release, readFilesOf(store, release))
  if (problems.length > 0) throw new Error(problems.join('; '))
  publisher.onStep?.('checked')
  const unrenderable = (await publisher.findUnrenderable?.(release)) ?? []
  const publication = {
    ...withoutFirstHtml(release, unrenderable),
    published: toPublication(publisher),
  }
  const text = JSON.stringify(publication, null, 2)
  const isNew = await store.create(keyOf(release, 'release.json'), Buffer.from(text))
  await requireNotPruned(store, build, startedAt)
  publisher.onStep?.('published')
  return { release: publication, isNew }
}

/** The routes of a remote without the flag where it cannot be kept. */
function withoutFirstHtml(release: Release, paths: readonly string[]): Release {
  if (release.kind === 'shell' || paths.length === 0) return release
  const routes = release.routes.map((route) => {
    const { firstPaint: _, ...plain } = route
    return paths.includes(route.path) ? plain : route
  })
  return { ...release, routes }
}

type Files = ReadonlyMap<string, Buffer>

async function upload(
  store: ReleaseStore,
  release: Release,
  { files, onStep }: { files: Files } & Pick<Publisher, 'onStep'>,
): Promise<void> {
  await mapConcurrently([...files], fileConcurrency, async ([file, bytes]) => {
    await store.create(keyOf(release, file), bytes)
    onStep?.('uploading')
  })
}

/** Uploads the files that are missing from a release that is published again. */
async function restoreMissingFiles(
  store: ReleaseStore,
  release: Release,
  built: Files,
): Promise<void> {
  const stored = new Set(await store.list(keyOf(release)))
  const isComplete = storedFileNames(release).every((file) => stored.has(keyOf(release, file)))
  if (!isComplete) await upload(store, release, { files: await withPrecompressedVariants(built) })
}

/** Reserves the version for these files. A later publish of the same files continues with the reservation. */
async function reserve(store: ReleaseStore, release: Release, publisher: Publisher): Promise<void> {
  const key = keyOf(release, reservationFile)
  const digests = digestsOf(release)
  const reservation = { ...toPublication(publisher), digests }
  if (await store.create(key, Buffer.from(JSON.stringify(reservation)))) return
  const file = await store.read(key)
  if (file === undefined) throw new Error(`${key} was deleted by a concurrent prune: publish again`)
  const existing = readReservation(file.bytes, key)
  if (!haveSameDigests(existing.digests, digests)) throw new ReleaseConflictError(nameOf(release))
}

function toPublication({ by, at = new Date(), commit }: Publisher) {
  return { by, at: at.toISOString(), ...(commit && { commit }) }
}

function digestsOf(release: Pick<Release, 'files'>): Record<string, string> {
  const digests = Object.entries(release.files).map(([file, { integrity }]) => [file, integrity])
  return Object.fromEntries(digests.sort())
}

function haveSameDigests(one: Record<string, string>, other: Record<string, string>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
