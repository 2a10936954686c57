import { type Composition, CompositionSchema } from '@store/contract/schemas/site/composition'
import { parseAs } from '../release.ts'
import { fileConcurrency, mapConcurrently } from '../store/map-concurrently.ts'
import { type ReleaseStore, RevisionConflictError } from '../store/release-store.ts'
import { type SiteRevision, SiteRevisionSchema, type SiteState } from './site-revision.ts'

/**
 * The last revision of the history is the current site. Revisions are immutable files, `.history/<revision>.json`;
 * `composition.json` and `index.html` point to the last one. The history contains names and reasons, so web servers
 * must not serve paths that start with a dot.
 */
const folder = '.history/'
const compositionFile = 'composition.json'

/**
 * Reads the current site.
 * @returns revision 0 without a composition before the first change
 */
export async function readState(store: ReleaseStore): Promise<SiteState> {
  const pointer = await store.read(compositionFile)
  // The pointer is near the end of the history, so only the keys from there on are listed.
  const after = pointer && keyOfRevision(parsePointerRevision(pointer.bytes) - 1)
  const [last] = (await store.list(folder, after)).slice(-1)
  if (last !== undefined) return requireRevisionFile(store, last)
  // A site that was composed before histories existed starts with its pointer.
  const composition = pointer && parseComposition(pointer.bytes)
  return composition ? { revision: composition.revision, composition } : { revision: 0 }
}

/** Revision of `composition.json` or `index.html`, which contains the composition; the revision is its first field. */
export function parsePointerRevision(bytes: Buffer): number {
  const [, revision = '0'] = /\{"revision":(\d+)/.exec(bytes.toString()) ?? []
  return Number(revision)
}

function parseComposition(bytes: Buffer): Composition {
  return parseAs(CompositionSchema, JSON.parse(bytes.toString()), compositionFile)
}

/**
 * Appends a revision to the history, which makes it the current site.
 * @throws RevisionConflictError when somebody else has appended one meanwhile
 */
export async function appendRevision(store: ReleaseStore, next: SiteRevision): Promise<void> {
  const key = keyOfRevision(next.revision)
  const bytes = Buffer.from(JSON.stringify(next))
  if (await store.create(key, bytes)) return
  // If the response of a write was lost, the retry finds our own revision.
  const existing = await requireRevisionFile(store, key)
  if (existing.change.id !== next.change.id) throw new RevisionConflictError(next.revision - 1)
}

/**
 * Reads the history, newest first.
 * @param limit maximum number of revisions
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
  if (file === undefined) throw new Error(`${key} is missing: the history is incomplete`)
  return parseRevision(file.bytes, key)
}

function parseRevision(bytes: Buffer, key: string): SiteRevision {
  return parseAs(SiteRevisionSchema, JSON.parse(withCurrentNames(bytes.toString())), key)
}

/** Revisions are never rewritten, and those from before ADR 0057 have other names. A quote in a text is escaped. */
function withCurrentNames(json: string): string {
  return json
    .replace('"action":"collect"', '"action":"prune"')
    .replace('"condemned":{', '"pendingDeletion":{')
}

/** Zero-padded, so that keys sort by revision. */
function keyOfRevision(revision: number): string {
  return `${folder}${String(revision).padStart(8, '0')}.json`
}
