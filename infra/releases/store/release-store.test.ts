import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { composeSite } from '../compose/compose-site.ts'
import { readHistory } from '../site/site-history.ts'
import { readStatus } from '../site/site-status.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { startReleaseBucket } from '../testing/release-bucket.ts'
import { addRelease, createTempFolder, remoteRelease, shellRelease } from '../testing/releases.ts'
import { BucketStore } from './bucket-store.ts'
import { FolderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

const stores: [string, () => Promise<ReleaseStore>][] = [
  ['a folder', async () => new FolderStore(await createTempFolder())],
  ['a bucket', async () => new BucketStore(await (await startReleaseBucket()).openAs('platform'))],
  ['the memory of a test', async () => new MemoryStore()],
]

// What publish, promote and prune rely on in each store.
describe.each(stores)('%s as a store', (_, open) => {
  it('returns what was written, and nothing for unknown keys', async () => {
    const store = await open()
    const bytes = Buffer.from([0, 255, 10, 13])
    expect(await store.create('mf/mf-tea/1.0.0/leaf.webp', bytes)).toBe(true)
    expect((await store.read('mf/mf-tea/1.0.0/leaf.webp'))?.bytes).toEqual(bytes)
    expect(await store.read('mf/mf-tea/1.0.0/stem.webp')).toBeUndefined()
    expect(await store.read('mf/mf-tea')).toBeUndefined()
  })

  it('returns a precompressed variant as it was written, without decompressing it', async () => {
    const store = await open()
    const packed = brotliCompressSync('tea '.repeat(500))
    await store.create('mf/mf-tea/1.0.0/leaf.js.br', packed)
    expect((await store.read('mf/mf-tea/1.0.0/leaf.js.br'))?.bytes).toEqual(packed)
  })

  it('creates a file only once, even if several clients try', async () => {
    const store = await open()
    const tries = Array.from({ length: 8 }, (_, index) =>
      store.create('.history/00000001.json', Buffer.from(String(index))),
    )
    const isMine = await Promise.all(tries)
    expect(isMine.filter((created) => created)).toHaveLength(1)
    const { bytes } = (await store.read('.history/00000001.json')) ?? {}
    expect(String(bytes)).toBe(String(isMine.indexOf(true)))
  })

  it('replaces the revision that was read, but nothing newer', async () => {
    const store = await open()
    await store.create('index.html', Buffer.from('one'))
    const { tag = '' } = (await store.read('index.html')) ?? {}
    expect(await store.replace('index.html', Buffer.from('two'), tag)).toBe(true)
    expect(await store.replace('index.html', Buffer.from('three'), tag)).toBe(false)
    expect(await store.replace('composition.json', Buffer.from('{}'), tag)).toBe(false)
    expect(String((await store.read('index.html'))?.bytes)).toBe('two')
    expect(await store.read('composition.json')).toBeUndefined()
  })

  it('lists the keys of a folder in order, either all or those after a given key', async () => {
    const store = await open()
    const keys = ['b/1.json', 'b/10.json', 'b/c/2.json', 'b/d e&f.json', 'bc/3.json', 'b/z.json']
    for (const key of keys) await store.create(key, Buffer.from('{}'))
    const inB = ['b/1.json', 'b/10.json', 'b/c/2.json', 'b/d e&f.json', 'b/z.json']
    expect(await store.list('b/')).toEqual(inB)
    expect(await store.list('b/', 'b/10.json')).toEqual(inB.slice(2))
    expect(await store.list('none/')).toEqual([])
  })

  it('removes a file, and ignores one that is already gone', async () => {
    const store = await open()
    await store.create('mf/mf-tea/1.0.0/leaf.js', Buffer.from('tea'))
    await store.remove('mf/mf-tea/1.0.0/leaf.js')
    await store.remove('mf/mf-tea/1.0.0/leaf.js')
    expect(await store.list('mf/')).toEqual([])
    expect(await store.create('mf/mf-tea/1.0.0/leaf.js', Buffer.from('tea'))).toBe(true)
  })

  it('applies each of many concurrent changes', async () => {
    const store = await open()
    const shell = shellRelease()
    await addRelease(store, shell)
    await composeSite(store, { releases: [shell.release], actor: { by: 'asha' } })
    const names = ['mf-a', 'mf-b', 'mf-c']
    await Promise.all(
      names.map(async (name) => {
        const made = remoteRelease({ name })
        await addRelease(store, made)
        await composeSite(store, { releases: [made.release], actor: { by: name } })
      }),
    )
    const { revision, composition, remotes, isShown } = await readStatus(store)
    expect({ revision, composition, isShown }).toEqual({
      revision: 4,
      composition: 4,
      isShown: true,
    })
    expect(remotes.map(({ name }) => name)).toEqual(names)
    expect((await readHistory(store)).map(({ change }) => change.by).sort()).toEqual([
      'asha',
      ...names,
    ])
  })
})
