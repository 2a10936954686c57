import type { ReleaseReference } from '@store/contract/schemas/site/composition'
import { integrityOf } from './integrity.ts'
import { baseOf, keyOf, nameOf, parseAs, type Release, ReleaseSchema } from './release.ts'
import { fileConcurrency, mapConcurrently } from './store/map-concurrently.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** Identifies a release, which may or may not exist. */
export interface ReleaseId {
  name: string
  version: string
}

/** @returns `undefined` when the release was never published completely */
export async function findRelease(
  store: ReleaseStore,
  id: ReleaseId,
): Promise<Release | undefined> {
  const file = await store.read(keyOf(id, 'release.json'))
  return file && readRelease(file.bytes, id)
}

/** @throws Error that names the newest versions when the release does not exist */
export async function requireRelease(store: ReleaseStore, id: ReleaseId): Promise<Release> {
  const release = await findRelease(store, id)
  if (release) return release
  const versions = await publishedVersions(store, id.name)
  const known = versions.slice(-5).join(', ') || 'none'
  throw new Error(`${nameOf(id)} is not published; the newest of ${id.name}: ${known}`)
}

/** A composition's reference to a release that the shell reads only when it is needed. */
export async function referenceTo(
  store: ReleaseStore,
  id: ReleaseId,
): Promise<ReleaseReference | undefined> {
  const file = await store.read(keyOf(id, 'release.json'))
  if (file === undefined) return undefined
  return { version: id.version, base: baseOf(id), integrity: integrityOf(file.bytes) }
}

/** Every published release in the store, or those of one name, in the order of publication. */
export async function listReleases(store: ReleaseStore, name?: string): Promise<Release[]> {
  const keys = await store.list(name ? `mf/${name}/` : 'mf/')
  const ids = keys.flatMap((key) => {
    const [, remote = '', version = '', file] = key.split('/')
    return file === 'release.json' ? [{ name: remote, version }] : []
  })
  const found = await mapConcurrently(ids, fileConcurrency, (id) => findRelease(store, id))
  return found
    .filter((release) => release !== undefined)
    .sort((a, b) => publishedAt(a).localeCompare(publishedAt(b)))
}

/** When a release was published, in ISO format; empty when unknown. */
export function publishedAt({ published }: Pick<Release, 'published'>): string {
  return published?.at ?? ''
}

async function publishedVersions(store: ReleaseStore, name: string): Promise<string[]> {
  return (await listReleases(store, name)).map(({ version }) => version)
}

function readRelease(bytes: Buffer, id: ReleaseId): Release {
  const what = `release.json of ${nameOf(id)}`
  return parseAs(ReleaseSchema, JSON.parse(bytes.toString()), what)
}
