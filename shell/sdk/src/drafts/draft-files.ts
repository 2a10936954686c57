import { clear, createStore, del, delMany, entries, keys, set } from 'idb-keyval'

/** A file as stored in IndexedDB: its bytes, because the file on disk may be gone later. */
interface StoredFile {
  field: string
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
}

/** Larger files are not stored, because no form accepts them, in bytes. */
const maxStoredBytes = 25 * 1024 * 1024

/** Opens its database at the first use. */
const store = createStore('drafts', 'files')

let queue: Promise<unknown> = Promise.resolve()

/** Runs operations in order: of two files chosen quickly the second one stays, and none after a logout. */
function enqueue<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  // Without a database, for example in a private window, drafts are lost but the form works.
  const result = queue.then(work).catch(() => undefined)
  queue = result
  return result
}

/** Keys are pairs of draft and field. */
function isKeyOf(draft: string, key: IDBValidKey): boolean {
  return Array.isArray(key) && key[0] === draft
}

/** Stores a file chosen in a form until its draft is deleted or the user signs out. */
export async function saveDraftFile(draft: string, field: string, file: File): Promise<void> {
  if (file.size > maxStoredBytes) return deleteDraftFile(draft, field)
  await enqueue(async () => {
    const { name, type, lastModified } = file
    const stored: StoredFile = { field, name, type, lastModified, bytes: await file.arrayBuffer() }
    await set([draft, field], stored, store)
  })
}

/** Deletes a file that was removed from a form. */
export async function deleteDraftFile(draft: string, field: string): Promise<void> {
  await enqueue(() => del([draft, field], store))
}

/** The files chosen before a reload, by field. */
export async function readDraftFiles(draft: string): Promise<[field: string, file: File][]> {
  const stored = await enqueue(() => entries<IDBValidKey, StoredFile>(store))
  return (stored ?? [])
    .filter(([key]) => isKeyOf(draft, key))
    .map(([, { field, name, bytes, ...about }]) => [field, new File([bytes], name, about)])
}

/** Deletes the files of a draft after its form was submitted. */
export async function deleteDraftFiles(draft: string): Promise<void> {
  await enqueue(async () => {
    const stored = await keys(store)
    await delMany(
      stored.filter((key) => isKeyOf(draft, key)),
      store,
    )
  })
}

/** Deletes the files of all drafts (site 4.2: logout clears all storage). */
export async function clearDraftFiles(): Promise<void> {
  await enqueue(() => clear(store))
}
