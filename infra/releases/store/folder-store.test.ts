import { spawnSync } from 'node:child_process'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createTempFolder } from '../testing/releases.ts'
import { FolderStore } from './folder-store.ts'

describe('a folder as a store', () => {
  it('removes only stale incomplete files of killed processes', async () => {
    const folder = await createTempFolder()
    const incoming = path.join(folder, '.incoming')
    await mkdir(incoming)
    await writeFile(path.join(incoming, 'half'), 'conta')
    await writeFile(path.join(incoming, 'under-way'), 'conta')
    const yesterday = Date.now() / 1000 - 86_400
    await utimes(path.join(incoming, 'half'), yesterday, yesterday)
    await new FolderStore(folder).create('index.html', Buffer.from('tea'))
    expect(await readdir(incoming)).toEqual(['under-way'])
  })

  it('lets exactly one of two concurrent replaces win, 100 times', async () => {
    const folder = await createTempFolder()
    const writers = [new FolderStore(folder), new FolderStore(folder)]
    const key = 'composition.json'
    await writers[0]?.create(key, Buffer.from('0'))
    for (let round = 1; round <= 100; round += 1) {
      const { tag } = (await writers[0]?.read(key)) ?? { tag: '' }
      const texts = [`${round} of one`, `${round} of the other`]
      const isWritten = await Promise.all(
        writers.map((store, index) => store.replace(key, Buffer.from(texts[index] ?? ''), tag)),
      )
      expect([...isWritten].sort()).toEqual([false, true])
      const { bytes } = (await writers[0]?.read(key)) ?? {}
      expect(String(bytes)).toBe(texts[isWritten.indexOf(true)])
    }
  })

  it('is not blocked by the lock of a killed process', async () => {
    const folder = await createTempFolder()
    const store = new FolderStore(folder)
    await store.create('index.html', Buffer.from('tea'))
    const { tag } = (await store.read('index.html')) ?? { tag: '' }
    const { pid } = spawnSync(process.execPath, ['--version'])
    const lock = path.join(folder, '.incoming', `${encodeURIComponent('index.html')}.lock`)
    await writeFile(lock, `${hostname()} ${pid} gone`)
    expect(await store.replace('index.html', Buffer.from('milk'), tag)).toBe(true)
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
  })

  it('leaves no empty folders behind', async () => {
    const folder = await createTempFolder()
    const store = new FolderStore(folder)
    await store.create('mf/mf-tea/1.0.0/leaf.js', Buffer.from('tea'))
    await store.create('mf/mf-tea/1.1.0/leaf.js', Buffer.from('tea'))
    await store.remove('mf/mf-tea/1.0.0/leaf.js')
    expect(await readdir(path.join(folder, 'mf', 'mf-tea'))).toEqual(['1.1.0'])
  })

  it('stays inside its folder', async () => {
    const store = new FolderStore(await createTempFolder())
    await expect(store.read('mf/../../secret')).rejects.toThrow('is not a valid key')
  })
})
