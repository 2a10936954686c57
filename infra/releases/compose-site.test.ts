import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { composeSite } from './compose-site.ts'
import { FolderStore } from './folder-store.ts'
import type { PublishedRemote } from './release.ts'
import { RevisionTaken } from './release-store.ts'
import { emptyFolder, remoteRelease, shellRelease } from './testing/releases.ts'

async function publishedSite(...overrides: Partial<PublishedRemote>[]) {
  const folder = await emptyFolder()
  const store = new FolderStore(folder)
  const shell = shellRelease()
  const remotes = overrides.map((override) => remoteRelease(override))
  for (const { release, files } of [shell, ...remotes]) await store.addRelease(release, files)
  const chosen = remotes.map(({ release }) => release)
  const selection = { shell: shell.release, remotes: chosen, basedOn: 0 }
  const fileOf = (remote: PublishedRemote) =>
    path.join(folder, 'mf', remote.name, remote.version, 'container.js')
  return { folder, store, selection, fileOf }
}

describe('composing a site', () => {
  it('inlines the composition into the page of the shell', async () => {
    const { folder, store, selection } = await publishedSite({})
    const { composition, isNew } = await composeSite(selection, store)
    const page = await readFile(path.join(folder, 'index.html'), 'utf8')
    expect(isNew).toBe(true)
    expect(composition.remotes[0]).toMatchObject({
      base: '/mf/mf-tea/1.0.0-aaaaaaaa/',
      integrity: { 'container.js': expect.stringMatching(/^sha384-/) },
    })
    expect(page).toContain('<base href="/mf/shell/1.0.0-bbbbbbbb/">')
    expect(page).toContain(JSON.stringify(composition))
    expect(await store.readComposition()).toEqual(composition)
  })

  it('lets no label end the script element that carries the composition', async () => {
    const label = '</script><script>alert(1)</script>'
    const { folder, store, selection } = await publishedSite({
      navigation: [{ label, to: '/tea', order: 1 }],
    })
    await composeSite(selection, store)
    const page = await readFile(path.join(folder, 'index.html'), 'utf8')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
  })

  it('writes no new revision when nothing changed, and the next one when something did', async () => {
    const { store, selection } = await publishedSite({})
    await composeSite(selection, store)
    const again = await composeSite(selection, store)
    expect(again).toMatchObject({ isNew: false, composition: { revision: 1 } })
    const smaller = await composeSite({ ...selection, remotes: [], basedOn: 1 }, store)
    expect(smaller).toMatchObject({ isNew: true, composition: { revision: 2 } })
  })

  it('does not write over a site that was composed since the releases were chosen', async () => {
    const { store, selection } = await publishedSite({})
    await composeSite({ ...selection, remotes: [] }, store)
    await expect(composeSite(selection, store)).rejects.toThrow(RevisionTaken)
    expect(await store.readComposition()).toMatchObject({ revision: 1, remotes: [] })
  })

  it('refuses a release that lacks a file, and leaves the live site alone', async () => {
    const { store, selection, fileOf } = await publishedSite({})
    await composeSite({ ...selection, remotes: [] }, store)
    for (const remote of selection.remotes) await rm(fileOf(remote))
    await expect(composeSite({ ...selection, basedOn: 1 }, store)).rejects.toThrow(
      'mf-tea@1.0.0-aaaaaaaa lacks container.js',
    )
    expect(await store.readComposition()).toMatchObject({ revision: 1, remotes: [] })
  })

  it('refuses a release with a file that was changed after it was published', async () => {
    const { store, selection, fileOf } = await publishedSite({})
    for (const remote of selection.remotes) await writeFile(fileOf(remote), 'stolen()')
    await expect(composeSite(selection, store)).rejects.toThrow('has another container.js')
  })

  it.each([
    ['/tea', '/tea'],
    ['/tea/:id', '/tea/:leaf'],
    ['/tea/*', '/tea/green'],
    ['/tea', '/tea/*'],
  ])('refuses two remotes that claim %s and %s', async (one, other) => {
    const { store, selection } = await publishedSite(
      { routes: [{ path: one }] },
      { name: 'mf-coffee', routes: [{ path: other }] },
    )
    await expect(composeSite(selection, store)).rejects.toThrow(
      `mf-tea@1.0.0-aaaaaaaa claims ${one}, mf-coffee@1.0.0-aaaaaaaa claims ${other}`,
    )
  })

  it('lets remotes stand side by side whose addresses only look alike', async () => {
    const { store, selection } = await publishedSite(
      { routes: [{ path: '/tea' }, { path: '/tea/*' }] },
      { name: 'mf-coffee', routes: [{ path: '/teapots' }, { path: '/' }] },
    )
    expect(await composeSite(selection, store)).toMatchObject({ isNew: true })
  })

  it('refuses a remote whose range the shell does not satisfy, naming both', async () => {
    const { store, selection } = await publishedSite({ shared: { react: '^20.0.0' } })
    await expect(composeSite(selection, store)).rejects.toThrow(
      'mf-tea@1.0.0-aaaaaaaa needs react ^20.0.0, shell@1.0.0-bbbbbbbb provides 19.3.1',
    )
  })
})
