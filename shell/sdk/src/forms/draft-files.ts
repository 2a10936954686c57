/** A file as the browser's database keeps it: its bytes, because the file on disk may be gone by then. */
interface StoredFile {
  field: string
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
}

const databaseName = 'drafts'
const storeName = 'files'

/** Larger files are not kept, in bytes: no form of the store takes them. */
const maxStoredBytes = 25 * 1024 * 1024

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** One transaction; the database is closed again, so that nothing else ever waits for this page. */
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

/** One after the other: of two files chosen quickly the second is kept, and nothing after a logout. */
function enqueue<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  // A browser that keeps no database, a private window for example, costs the draft, never the form.
  const result = queue.then(work).catch(() => undefined)
  queue = result
  return result
}

/** The files of one draft: arrays sort after every text. */
const fileKeysOf = (draft: string) => IDBKeyRange.bound([draft], [draft, []])

/** Keeps a file that was chosen in a form, until its draft is forgotten or the person signs out. */
export async function saveDraftFile(draft: string, field: string, file: File): Promise<void> {
  if (file.size > maxStoredBytes) return deleteDraftFile(draft, field)
  await enqueue(async () => {
    const { name, type, lastModified } = file
    const kept: StoredFile = { field, name, type, lastModified, bytes: await file.arrayBuffer() }
    await runTransaction('readwrite', (store) => store.put(kept, [draft, field]))
  })
}

/** Forgets a file that was taken out of a form. */
export async function deleteDraftFile(draft: string, field: string): Promise<void> {
  await enqueue(() => runTransaction('readwrite', (store) => store.delete([draft, field])))
}

/** The files chosen before a reload, by their fields. */
export async function readDraftFiles(draft: string): Promise<[field: string, file: File][]> {
  const kept = await enqueue(() =>
    runTransaction<StoredFile[]>('readonly', (store) => store.getAll(fileKeysOf(draft))),
  )
  return (kept ?? []).map(({ field, name, bytes, ...about }) => [
    field,
    new File([bytes], name, about),
  ])
}

/** Forgets the files of a draft, once its form was sent. */
export async function deleteDraftFiles(draft: string): Promise<void> {
  await enqueue(() => runTransaction('readwrite', (store) => store.delete(fileKeysOf(draft))))
}

/** Takes the files of all drafts off this browser (spec §4: logout clears all browser storage). */
export async function clearDraftFiles(): Promise<void> {
  await enqueue(() => runTransaction('readwrite', (store) => store.clear()))
}
