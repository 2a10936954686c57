import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { PublishedRemote } from '../release.ts'
import { FolderStore } from '../store/folder-store.ts'
import { RevisionConflictError } from '../store/release-store.ts'
import { addRelease, createTempFolder, remoteRelease, shellRelease } from '../testing/releases.ts'
import { readComposition } from '../testing/sites.ts'
import { composeSite } from './compose-site.ts'

const actor = { by: 'asha' }

async function publishedSite(...overrides: Partial<PublishedRemote>[]) {
  const folder = await createTempFolder()
  const store = new FolderStore(folder)
  const shell = shellRelease()
  const remotes = overrides.map((override) => remoteRelease(override))
  for (const one of [shell, ...remotes]) await addRelease(store, one)
  const chosen = remotes.map(({ release }) => release)
  const selection = { releases: [shell.release, ...chosen], actor }
  const shellOnly = { releases: [shell.release], actor }
  const files = chosen.map(({ name, version }) =>
    path.join(folder, 'mf', name, version, 'container.js'),
  )
  return { folder, store, selection, shellOnly, files }
}

describe('composing a site', () => {
  it('inlines the composition into the page of the shell', async () => {
    const { folder, store, selection } = await publishedSite({})
    const { composition, isNew } = await composeSite(store, selection)
    const page = await readFile(path.join(folder, 'index.html'), 'utf8')
    expect(isNew).toBe(true)
    expect(composition?.remotes[0]).toMatchObject({
      base: '/mf/mf-tea/1.0.0-aaaaaaaa/',
      integrity: { 'container.js': expect.stringMatching(/^sha384-/) },
    })
    expect(page).toContain('<base href="/mf/shell/1.0.0-bbbbbbbb/">')
    expect(page).toContain(JSON.stringify(composition))
    expect(await readComposition(store)).toEqual(composition)
  })

  it('escapes labels that could end the script element of the composition', async () => {
    const label = '</script><script>alert(1)</script>'
    const { folder, store, selection } = await publishedSite({
      navigation: [{ label, to: '/tea', order: 1 }],
    })
    await composeSite(store, selection)
    const page = await readFile(path.join(folder, 'index.html'), 'utf8')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
  })

  it('writes a new revision only when something has changed', async () => {
    const { store, selection, shellOnly } = await publishedSite({})
    await composeSite(store, shellOnly)
    const again = await composeSite(store, shellOnly)
    expect(again).toMatchObject({ isNew: false, composition: { revision: 1 } })
    const larger = await composeSite(store, selection)
    expect(larger).toMatchObject({ isNew: true, composition: { revision: 2 } })
  })

  it('does not overwrite a site that was composed since the releases were chosen', async () => {
    const { store, selection, shellOnly } = await publishedSite({})
    await composeSite(store, shellOnly)
    await expect(composeSite(store, { ...selection, expected: 0 })).rejects.toThrow(
      RevisionConflictError,
    )
    expect(await readComposition(store)).toMatchObject({ revision: 1, remotes: [] })
  })

  it('rejects a release that lacks a file, and does not change the live site', async () => {
    const { store, selection, shellOnly, files } = await publishedSite({})
    await composeSite(store, shellOnly)
    for (const file of files) await rm(file)
    await expect(composeSite(store, selection)).rejects.toThrow(
      'mf-tea@1.0.0-aaaaaaaa lacks container.js',
    )
    expect(await readComposition(store)).toMatchObject({ revision: 1, remotes: [] })
  })

  it('rejects a release with a file that was changed after it was published', async () => {
    const { store, selection, files } = await publishedSite({})
    for (const file of files) await writeFile(file, 'stolen()')
    await expect(composeSite(store, selection)).rejects.toThrow('has a modified container.js')
  })

  it('does not run a release, because publishing has already done that', async () => {
    const { store, shellOnly } = await publishedSite()
    const endless = remoteRelease({}, 'for (;;);')
    await addRelease(store, endless)
    const selection = { releases: [...shellOnly.releases, endless.release], actor }
    expect(await composeSite(store, selection)).toMatchObject({ isNew: true })
  })

  it.each([
    ['/tea', '/tea'],
    ['/tea/:id', '/tea/:leaf'],
    ['/tea/:id', '/tea/green'],
    ['/TEA', '/tea'],
    ['/:leaf/green', '/tea/:id'],
    ['/tea/:id?', '/tea'],
    ['/tea/*', '/tea/green'],
    ['/tea', '/tea/*'],
  ])('rejects two remotes that claim %s and %s', async (one, other) => {
    const { store, selection } = await publishedSite(
      { routes: [{ path: one }] },
      { name: 'mf-coffee', routes: [{ path: other }] },
    )
    await expect(composeSite(store, selection)).rejects.toThrow(
      /mf-(tea|coffee)@1\.0\.0-aaaaaaaa claims \S+, mf-(tea|coffee)@1\.0\.0-aaaaaaaa claims \S+/,
    )
  })

  it('accepts remotes whose routes are only similar', async () => {
    const { store, selection } = await publishedSite(
      { routes: [{ path: '/tea/*' }, { path: '/pot/:id' }] },
      {
        name: 'mf-coffee',
        routes: [{ path: '/teapots' }, { path: '/' }, { path: '/pot' }, { path: '/pot/:id/lid' }],
      },
    )
    expect(await composeSite(store, selection)).toMatchObject({ isNew: true })
  })

  it('rejects a remote whose range the shell does not satisfy, naming both', async () => {
    const { store, selection } = await publishedSite({ shared: { react: '^20.0.0' } })
    await expect(composeSite(store, selection)).rejects.toThrow(
      'mf-tea@1.0.0-aaaaaaaa needs react ^20.0.0, shell@1.0.0-bbbbbbbb provides 19.3.1',
    )
  })

  it('rejects a remote that claims a route of the shell', async () => {
    const { store, selection, shellOnly } = await publishedSite({ routes: [{ path: '/login' }] })
    const [first] = shellOnly.releases
    const shell = shellRelease({ version: '1.0.1-bbbbbbbb', routes: [{ path: '/login' }] })
    await addRelease(store, shell)
    const releases = selection.releases.map((one) => (one === first ? shell.release : one))
    await expect(composeSite(store, { releases, actor })).rejects.toThrow(
      'mf-tea@1.0.0-aaaaaaaa claims /login, shell@1.0.1-bbbbbbbb claims /login',
    )
  })
})
