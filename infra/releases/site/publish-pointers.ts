import type { Composition } from '@store/contract/schemas/site/composition'
import { keyOf } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { renderDocument } from './render-document.ts'
import { parsePointerRevision, readState } from './site-history.ts'

/**
 * Writes `composition.json` and `index.html` of the last revision. Every change of the site calls this before and
 * after, so that the next change repairs what an interrupted or slow one left outdated.
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

/** Whether the pointers are at this revision or a later one. */
export async function arePointersAt(store: ReleaseStore, revision: number): Promise<boolean> {
  const pointers = await Promise.all(pointerFiles.map((key) => readPointer(store, key)))
  return pointers.every((pointer) => pointer !== undefined && pointer.revision >= revision)
}

const pointerFiles = ['composition.json', 'index.html'] as const

async function writeComposition(store: ReleaseStore, composition: Composition): Promise<void> {
  const { version } = composition.shell
  const template = await store.read(keyOf({ name: 'shell', version }, 'document.html'))
  if (template === undefined) throw new Error(`shell@${version} lacks document.html`)
  const document = renderDocument(template.bytes.toString(), composition)
  await writePointers(store, { composition, document })
}

/** Writes the pointers, unless they are newer by now. */
export async function writePointers(
  store: ReleaseStore,
  { composition, document }: { composition: Composition; document: string },
): Promise<void> {
  await writeIfNewer(store, composition, ['composition.json', JSON.stringify(composition)])
  await writeIfNewer(store, composition, ['index.html', document])
}

/** Never overwrites a newer revision with an older one. */
async function writeIfNewer(
  store: ReleaseStore,
  { revision }: Composition,
  [key, text]: [string, string],
): Promise<void> {
  for (;;) {
    const current = await readPointer(store, key)
    if (current && current.revision >= revision) return
    const bytes = Buffer.from(text)
    const isWritten = current
      ? await store.replace(key, bytes, current.tag)
      : await store.create(key, bytes)
    if (isWritten) return
  }
}

async function readPointer(store: ReleaseStore, key: string) {
  const file = await store.read(key)
  return file && { tag: file.tag, revision: parsePointerRevision(file.bytes) }
}
