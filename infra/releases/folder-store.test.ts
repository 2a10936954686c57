import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { FolderStore } from './folder-store.ts'
import { ReleaseConflict, RevisionTaken } from './release-store.ts'
import { emptyFolder, remoteRelease } from './testing/releases.ts'

describe('a folder of releases', () => {
  it('keeps a release with its files, and takes the same one again as nothing new', async () => {
    const store = new FolderStore(await emptyFolder())
    const { release, files } = remoteRelease()
    expect(await store.addRelease(release, files)).toBe(true)
    expect(await store.addRelease(release, files)).toBe(false)
    expect(await store.findRelease('mf-tea', '1.0.0-aaaaaaaa')).toEqual(release)
    expect(String(await store.readFile(release, 'container.js'))).toBe('container()')
  })

  it('refuses the same version with other bytes, and keeps the first ones', async () => {
    const store = new FolderStore(await emptyFolder())
    const first = remoteRelease({}, 'first()')
    const second = remoteRelease({}, 'second()')
    await store.addRelease(first.release, first.files)
    await expect(store.addRelease(second.release, second.files)).rejects.toThrow(ReleaseConflict)
    expect(String(await store.readFile(first.release, 'container.js'))).toBe('first()')
  })

  it('takes one of two different releases published under one version at once', async () => {
    const store = new FolderStore(await emptyFolder())
    const attempts = ['first()', 'second()'].map((script) => remoteRelease({}, script))
    const outcomes = await Promise.allSettled(
      attempts.map(({ release, files }) => store.addRelease(release, files)),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('shows nothing of a release whose publisher was killed, and clears it away at the next one', async () => {
    const folder = await emptyFolder()
    const killed = spawn(process.execPath, ['-e', ''])
    await once(killed, 'exit')
    const leftover = path.join(folder, '.incoming', `${killed.pid}-half`)
    await mkdir(leftover, { recursive: true })
    await writeFile(path.join(leftover, 'container.js'), 'conta')

    const store = new FolderStore(folder)
    expect(await store.findRelease('mf-tea', '1.0.0-aaaaaaaa')).toBeUndefined()
    const { release, files } = remoteRelease()
    await store.addRelease(release, files)
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
  })

  it('leaves nothing behind when a file cannot be written', async () => {
    const folder = await emptyFolder()
    const { release, files } = remoteRelease()
    const withBadName = new Map([...files, ['container.js/below-a-file', Buffer.from('')]])
    await expect(new FolderStore(folder).addRelease(release, withBadName)).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['.incoming'])
    expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
  })

  it('lets one of two writers have a revision', async () => {
    const store = new FolderStore(await emptyFolder())
    const shell = { version: '1.0.0', buildId: 'b', base: '/mf/shell/1.0.0/' }
    const site = { composition: { revision: 1, shell, remotes: [] }, document: 'first' }
    await store.writeSite(site)
    await expect(store.writeSite({ ...site, document: 'second' })).rejects.toThrow(RevisionTaken)
    expect(await store.lastRevision()).toBe(1)
  })
})
