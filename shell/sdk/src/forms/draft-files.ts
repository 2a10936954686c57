/** A file as the browser's database keeps it: its bytes, because the file on disk may be gone by then. */
interface KeptFile {
  field: string
  name: string
  type: string
  lastModified: number
  bytes: ArrayBuffer
}

const databaseName = 'drafts'
const storeName = 'files'

/** Larger files are not kept, in bytes: no form of the store takes them. */
const largestKeptBytes = 25 * 1024 * 1024

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** One transaction; the database is closed again, so that nothing else ever waits for this page. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const asked = work(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: of two files chosen quickly the second is kept, and nothing after a logout. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  // A browser that keeps no database, a private window for example, costs the draft, never the form.
  const mine = last.then(work).catch(() => undefined)
  last = mine
  return mine
}

/** The files of one draft: arrays sort after every text. */
const filesOf = (draft: string) => IDBKeyRange.bound([draft], [draft, []])

/** Keeps a file that was chosen in a form, until its draft is forgotten or the person signs out. */
export async function keepDraftFile(draft: string, field: string, file: File): Promise<void> {
  if (file.size > largestKeptBytes) return dropDraftFile(draft, field)
  await inTurn(async () => {
    const { name, type, lastModified } = file
    const kept: KeptFile = { field, name, type, lastModified, bytes: await file.arrayBuffer() }
    await inStore('readwrite', (store) => store.put(kept, [draft, field]))
  })
}

/** Forgets a file that was taken out of a form. */
export async function dropDraftFile(draft: string, field: string): Promise<void> {
  await inTurn(() => inStore('readwrite', (store) => store.delete([draft, field])))
}

/** The files chosen before a reload, by their fields. */
export async function readDraftFiles(draft: string): Promise<[field: string, file: File][]> {
  const kept = await inTurn(() =>
    inStore<KeptFile[]>('readonly', (store) => store.getAll(filesOf(draft))),
  )
  return (kept ?? []).map(({ field, name, bytes, ...about }) => [
    field,
    new File([bytes], name, about),
  ])
}

/** Forgets the files of a draft, once its form was sent. */
export async function dropDraftFiles(draft: string): Promise<void> {
  await inTurn(() => inStore('readwrite', (store) => store.delete(filesOf(draft))))
}

/** Takes the files of all drafts off this browser (spec §4: logout clears all browser storage). */
export async function clearDraftFiles(): Promise<void> {
  await inTurn(() => inStore('readwrite', (store) => store.clear()))
}
