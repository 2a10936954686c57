import { type Composition, CompositionSchema } from '@store/contract/schemas/composition'
import { fileConcurrency, mapConcurrently } from './map-concurrently.ts'
import { parseAs } from './release.ts'
import { type ReleaseStore, RevisionConflictError } from './release-store.ts'
import { type SiteRevision, SiteRevisionSchema, type SiteState } from './site-revision.ts'

/**
 * The site is what its history ends with: `.history/<revision>.json`, each written once and never touched again.
 * `composition.json` and `index.html` only show that. It names people and their reasons: web servers keep to
 * themselves what begins with a dot.
 */
const folder = '.history/'
const compositionFile = 'composition.json'

/**
 * Reads the site as it is now.
 * @returns revision 0 without a composition before the first change
 */
export async function readState(store: ReleaseStore): Promise<SiteState> {
  const shownFile = await store.read(compositionFile)
  // The history never ends, and what is shown is near its end: there is no need to list all of it.
  const after = shownFile && keyOfRevision(parsePointerRevision(shownFile.bytes) - 1)
  const [last] = (await store.list(folder, after)).slice(-1)
  if (last !== undefined) return requireRevisionFile(store, last)
  // A site that is older than its history begins with what it shows.
  const shown = shownFile && parseComposition(shownFile.bytes)
  return shown ? { revision: shown.revision, composition: shown } : { revision: 0 }
}

/** @returns the composition visitors get now, or `undefined` before the first one */
export async function readComposition(store: ReleaseStore) {
  const file = await store.read(compositionFile)
  return file && parseComposition(file.bytes)
}

/** Revision of `composition.json` or `index.html`: both tell it first, the page in the composition inside it. */
export function parsePointerRevision(bytes: Buffer): number {
  const [, revision = '0'] = /\{"revision":(\d+)/.exec(bytes.toString()) ?? []
  return Number(revision)
}

function parseComposition(bytes: Buffer): Composition {
  return parseAs(CompositionSchema, JSON.parse(bytes.toString()), compositionFile)
}

/**
 * Adds a revision to the history: from here on it is the site.
 * @throws RevisionTaken when somebody else has added one meanwhile
 */
export async function appendRevision(store: ReleaseStore, next: SiteRevision): Promise<void> {
  const key = keyOfRevision(next.revision)
  const bytes = Buffer.from(JSON.stringify(next))
  if (await store.create(key, bytes)) return
  // An answer that got lost is asked for again, and then our own revision is in the way.
  const there = await requireRevisionFile(store, key)
  if (there.change.id !== next.change.id) throw new RevisionConflictError(next.revision - 1)
}

/**
 * Reads the history, newest first.
 * @param limit most revisions to read
 */
export async function readHistory(
  store: ReleaseStore,
  limit = Number.POSITIVE_INFINITY,
): Promise<SiteRevision[]> {
  const keys = (await store.list(folder)).reverse().slice(0, limit)
  return mapConcurrently(keys, fileConcurrency, (key) => requireRevisionFile(store, key))
}

/** @returns `undefined` when there is no such revision */
export async function readRevision(
  store: ReleaseStore,
  revision: number,
): Promise<SiteRevision | undefined> {
  const key = keyOfRevision(revision)
  const file = await store.read(key)
  return file && parseRevision(file.bytes, key)
}

async function requireRevisionFile(store: ReleaseStore, key: string): Promise<SiteRevision> {
  const file = await store.read(key)
  if (file === undefined) throw new Error(`${key} is gone: the history is no longer whole`)
  return parseRevision(file.bytes, key)
}

function parseRevision(bytes: Buffer, key: string): SiteRevision {
  return parseAs(SiteRevisionSchema, JSON.parse(bytes.toString()), key)
}

/** Padded, so that the order of the keys is that of the revisions. */
function keyOfRevision(revision: number): string {
  return `${folder}${String(revision).padStart(8, '0')}.json`
}
