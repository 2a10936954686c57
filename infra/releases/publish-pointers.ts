import type { Composition } from '@store/contract/schemas/composition'
import { keyOf } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import { renderDocument } from './render-document.ts'
import { parsePointerRevision, readState } from './site-history.ts'

/**
 * Makes `composition.json` and `index.html` show the last revision. Whoever changes the site does it before and
 * after, so that what one left undone who was killed, or wrote late, is put right by the next.
 */
export async function publishPointers(store: ReleaseStore): Promise<void> {
  let { composition } = await readState(store)
  while (composition !== undefined) {
    await writeComposition(store, composition)
    const last = await readState(store)
    if (last.composition?.revision === composition.revision) return
    composition = last.composition
  }
}

/** Whether visitors get this revision, or a later one. */
export async function arePointersAt(store: ReleaseStore, revision: number): Promise<boolean> {
  const shown = await Promise.all(files.map((key) => readPointer(store, key)))
  return shown.every((file) => file !== undefined && file.revision >= revision)
}

const files = ['composition.json', 'index.html'] as const

async function writeComposition(store: ReleaseStore, composition: Composition): Promise<void> {
  const { version } = composition.shell
  const template = await store.read(keyOf({ name: 'shell', version }, 'document.html'))
  if (template === undefined) throw new Error(`shell@${version} lacks document.html`)
  const document = renderDocument(template.bytes.toString(), composition)
  await writePointers(store, { composition, document })
}

/** Writes what visitors get, unless they get something newer by now. */
export async function writePointers(
  store: ReleaseStore,
  { composition, document }: { composition: Composition; document: string },
): Promise<void> {
  await writeIfNewer(store, composition, ['composition.json', JSON.stringify(composition)])
  await writeIfNewer(store, composition, ['index.html', document])
}

/** Never writes an older revision over a newer one, whoever is slower. */
async function writeIfNewer(
  store: ReleaseStore,
  { revision }: Composition,
  [key, text]: [string, string],
): Promise<void> {
  for (;;) {
    const shown = await readPointer(store, key)
    if (shown && shown.revision >= revision) return
    const bytes = Buffer.from(text)
    const isWritten = shown
      ? await store.replace(key, bytes, shown.tag)
      : await store.create(key, bytes)
    if (isWritten) return
  }
}

async function readPointer(store: ReleaseStore, key: string) {
  const file = await store.read(key)
  return file && { tag: file.tag, revision: parsePointerRevision(file.bytes) }
}
