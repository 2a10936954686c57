import { type Static, Type } from 'typebox'
import { readBuildFiles } from './build-files.ts'
import type { Build } from './build-release.ts'
import { faultsOf } from './check-release.ts'
import { withTwins } from './compress.ts'
import { describeRelease, digestFiles } from './describe-release.ts'
import { filesAtOnce, inParallel } from './in-parallel.ts'
import { findRelease } from './published.ts'
import { keyOf, nameOf, parseAs, type Release } from './release.ts'
import { ReleaseConflict, type ReleaseStore } from './release-store.ts'
import type { Actor } from './site-change.ts'
import { filesIn } from './stored-files.ts'

/** Who publishes, from which source. */
export interface Publisher extends Pick<Actor, 'by' | 'at'> {
  commit?: string
  /** Told each step that is done. */
  onStep?: (step: PublishStep) => void
}

/** The steps of a publish; before the last one the release is there for nobody. */
export type PublishStep = 'reserved' | 'uploading' | 'uploaded' | 'checked' | 'published'

/** What is noted of a version while nobody can find it yet: it is for these files, and no others. */
const ReservationSchema = Type.Object({
  by: Type.String(),
  at: Type.String(),
  commit: Type.Optional(Type.String()),
  digests: Type.Record(Type.String(), Type.String()),
})

/** Key of a version's reservation below its folder. */
export const reservationFile = 'reserved.json'

/**
 * Publishes a build under its version, for good: reserves the version, uploads, computes every hash anew from what
 * the store holds, checks the contract, and only then writes `release.json`, which makes it a release. A publish that
 * was killed left nothing anybody can find, and is finished by doing it again.
 * @returns the release, and whether it is new
 * @throws ReleaseConflict when the version is taken by other files; Error with every fault of the remote
 */
export async function publishRelease(
  build: Build,
  store: ReleaseStore,
  publisher: Publisher = { by: 'nobody' },
): Promise<{ release: Release; isNew: boolean }> {
  const built = await readBuildFiles(build.files)
  const there = await findRelease(store, build)
  if (there) {
    if (!isSame(digestsOf(there), digestsOf({ files: digestFiles(built) }))) {
      throw new ReleaseConflict(nameOf(build))
    }
    return { release: there, isNew: false }
  }
  const files = await withTwins(built)
  const release = describeRelease(build, files)
  await reserve(store, release, publisher)
  publisher.onStep?.('reserved')
  await inParallel(files, filesAtOnce, async ([file, bytes]) => {
    await store.create(keyOf(release, file), bytes)
    publisher.onStep?.('uploading')
  })
  publisher.onStep?.('uploaded')
  const faults = await faultsOf(release, filesIn(store, release))
  if (faults.length > 0) throw new Error(faults.join('; '))
  publisher.onStep?.('checked')
  const published = noteOf(publisher)
  const text = JSON.stringify({ ...release, published }, null, 2)
  const isNew = await store.create(keyOf(release, 'release.json'), Buffer.from(text))
  publisher.onStep?.('published')
  return { release: { ...release, published }, isNew }
}

/** The first one to reserve a version has it; whoever brings the same files later goes on with it. */
async function reserve(store: ReleaseStore, release: Release, publisher: Publisher): Promise<void> {
  const key = keyOf(release, reservationFile)
  const digests = digestsOf(release)
  const mine = { ...noteOf(publisher), digests }
  if (await store.create(key, Buffer.from(JSON.stringify(mine)))) return
  const file = await store.read(key)
  if (file === undefined) throw new Error(`${key} is gone: somebody collects, publish again`)
  const reservation = readReservation(file.bytes, key)
  if (!isSame(reservation.digests, digests)) throw new ReleaseConflict(nameOf(release))
}

function noteOf({ by, at = new Date(), commit }: Publisher) {
  return { by, at: at.toISOString(), ...(commit && { commit }) }
}

/** @param key names it in an error */
export function readReservation(bytes: Buffer, key: string): Static<typeof ReservationSchema> {
  return parseAs(ReservationSchema, JSON.parse(bytes.toString()), key)
}

function digestsOf(release: Pick<Release, 'files'>): Record<string, string> {
  const digests = Object.entries(release.files).map(([file, { integrity }]) => [file, integrity])
  return Object.fromEntries(digests.sort())
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
