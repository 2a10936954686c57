import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { FolderStore } from './folder-store.ts'
import { emptyFolder } from './testing/releases.ts'

describe('a folder as a store', () => {
  it('clears away what a process that was killed left half written, and nobody else’s', async () => {
    const folder = await emptyFolder()
    const incoming = path.join(folder, '.incoming')
    await mkdir(incoming)
    await writeFile(path.join(incoming, 'half'), 'conta')
    await writeFile(path.join(incoming, 'under-way'), 'conta')
    const yesterday = Date.now() / 1000 - 86_400
    await utimes(path.join(incoming, 'half'), yesterday, yesterday)
    await new FolderStore(folder).create('index.html', Buffer.from('tea'))
    expect(await readdir(incoming)).toEqual(['under-way'])
  })

  it('leaves no empty folders behind', async () => {
    const folder = await emptyFolder()
    const store = new FolderStore(folder)
    await store.create('mf/mf-tea/1.0.0/leaf.js', Buffer.from('tea'))
    await store.create('mf/mf-tea/1.1.0/leaf.js', Buffer.from('tea'))
    await store.remove('mf/mf-tea/1.0.0/leaf.js')
    expect(await readdir(path.join(folder, 'mf', 'mf-tea'))).toEqual(['1.1.0'])
  })

  it('keeps inside its folder', async () => {
    const store = new FolderStore(await emptyFolder())
    await expect(store.read('mf/../../secret')).rejects.toThrow('is no key of a store')
  })
})
