/** A file as stored in IndexedDB: its bytes, because the file on disk may be gone later. */
interface StoredFile {
  field: string
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
}

const databaseName = 'drafts'
const storeName = 'files'

/** Larger files are not stored, because no form accepts them, in bytes. */
const maxStoredBytes = 25 * 1024 * 1024

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** Runs one transaction and closes the database, so that this page never blocks others. */
async function runTransaction<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

let queue: Promise<unknown> = Promise.resolve()

/** Runs operations in order: of two files chosen quickly the second one stays, and none after a logout. */
function enqueue<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  // Without a database, for example in a private window, drafts are lost but the form works.
  const result = queue.then(work).catch(() => undefined)
  queue = result
  return result
}

/** The key range of one draft's files: in IndexedDB arrays sort after all strings. */
const fileKeysOf = (draft: string) => IDBKeyRange.bound([draft], [draft, []])

/** Stores a file chosen in a form until its draft is deleted or the user signs out. */
export async function saveDraftFile(draft: string, field: string, file: File): Promise<void> {
  if (file.size > maxStoredBytes) return deleteDraftFile(draft, field)
  await enqueue(async () => {
    const { name, type, lastModified } = file
    const kept: StoredFile = { field, name, type, lastModified, bytes: await file.arrayBuffer() }
    await runTransaction('readwrite', (store) => store.put(kept, [draft, field]))
  })
}

/** Deletes a file that was removed from a form. */
export async function deleteDraftFile(draft: string, field: string): Promise<void> {
  await enqueue(() => runTransaction('readwrite', (store) => store.delete([draft, field])))
}

/** The files chosen before a reload, by field. */
export async function readDraftFiles(draft: string): Promise<[field: string, file: File][]> {
  const kept = await enqueue(() =>
    runTransaction<StoredFile[]>('readonly', (store) => store.getAll(fileKeysOf(draft))),
  )
  return (kept ?? []).map(({ field, name, bytes, ...about }) => [
    field,
    new File([bytes], name, about),
  ])
}

/** Deletes the files of a draft after its form was submitted. */
export async function deleteDraftFiles(draft: string): Promise<void> {
  await enqueue(() => runTransaction('readwrite', (store) => store.delete(fileKeysOf(draft))))
}

/** Deletes the files of all drafts (spec §4: logout clears all browser storage). */
export async function clearDraftFiles(): Promise<void> {
  await enqueue(() => runTransaction('readwrite', (store) => store.clear()))
}
