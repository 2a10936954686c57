import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { shortBuildId } from '@store/sdk/build/build-target'
import { writeBuildRecord } from '../build/build-folder.ts'
import { digestInputs } from '../build/build-inputs.ts'
import { buildRelease } from '../build/build-release.ts'
import { FolderStore } from '../store/folder-store.ts'
import { createTempFolder } from '../testing/releases.ts'
import { publishOne, readComposition, tea } from '../testing/sites.ts'
import { temporaryRepository, writeRemote, writeShell } from '../testing/sources.ts'
import { promote } from './promote.ts'
import { releaseSite } from './release-site.ts'
import { lockSite } from './site-lock.ts'

const teaScreen = 'export const TeaScreen = () => "tea"'

const repository = temporaryRepository()
/** Creates a site with its sources. Only the first one is built, the others are copies. */
async function releasedSite() {
  const { root } = repository
  await rm(path.join(root, 'shell'), { recursive: true, force: true })
  await writeShell(root)
  await writeRemote(path.join(root, 'mf-tea'), teaScreen)
  const folder = await createTempFolder()
  const lines: string[] = []
  const release = () => releaseSite({ root, folder, log: (line) => lines.push(line) })
  const built = path.join(root, 'built-site')
  if (existsSync(built)) await cp(built, folder, { recursive: true })
  else {
    await release()
    await cp(folder, built, { recursive: true })
  }
  return { root, folder, lines, release, store: new FolderStore(folder) }
}

/** Lowers the budget of the remote. Its files stay the same, which spares the test another run of the bundler. */
async function rebuildWithBudget(root: string, scriptBudget: number): Promise<void> {
  const request = { root, name: 'mf-tea', mode: 'production' } as const
  const { build: earlier } = await buildRelease(request)
  await writeRemote(path.join(root, 'mf-tea'), teaScreen, scriptBudget)
  const buildId = await digestInputs(request)
  const version = `1.2.3-${shortBuildId(buildId)}`
  const folder = path.join(root, '.data', 'build', 'mf-tea', version)
  await cp(path.dirname(earlier.files), folder, { recursive: true })
  const config = { ...Object(earlier.config), scriptBudget }
  await writeBuildRecord(folder, { ...earlier, version, buildId, config })
}

describe('releasing a site', () => {
  it('produces files that a web server can serve, and does nothing if nothing has changed', async () => {
    const { folder, lines, release, store } = await releasedSite()
    expect(lines).toContainEqual(expect.stringMatching(/^mf-tea@.* built in /))
    const page = await readFile(path.join(folder, 'index.html'), 'utf8')
    const [, script = ''] = / href="([^"]+\.js)"/.exec(page) ?? []
    expect(await readFile(path.join(folder, script), 'utf8')).toContain('append("tea")')
    expect(await readComposition(store)).toMatchObject({ remotes: [{ name: 'mf-tea' }] })

    lines.length = 0
    await release()
    expect(lines).toHaveLength(3)
    expect(lines.every((line) => line.endsWith(' unchanged'))).toBe(true)
  })

  it('records which files each screen needs and which script the policy has to allow', async () => {
    const { folder, store } = await releasedSite()
    const composition = await readComposition(store)
    const [remote] = composition?.remotes ?? []
    const { '/tea': files = [] } = remote?.screens ?? {}
    expect(files.length).toBeGreaterThan(0)
    expect(files.every((file) => remote?.integrity[file] !== undefined)).toBe(true)

    const page = await readFile(path.join(folder, 'index.html'), 'utf8')
    const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? []
    expect(boot).toContain('tea')
    const digest = createHash('sha256').update(boot).digest('base64')
    expect(composition?.shell.bootHash).toBe(`sha256-${digest}`)
  })

  it('rejects a remote that exceeds its budget, and does not change the site', async () => {
    const { root, release, store } = await releasedSite()
    const before = await readComposition(store)
    await rebuildWithBudget(root, 100)
    await expect(release()).rejects.toThrow(
      /^mf-tea: the scripts of .* more than their budget of 100/,
    )
    expect(await readComposition(store)).toEqual(before)
  })

  it('keeps the release of a remote whose source is missing', async () => {
    const { root, lines, release, store } = await releasedSite()
    const before = await readComposition(store)
    await rm(path.join(root, 'mf-tea'), { recursive: true })
    await release()
    expect(await readComposition(store)).toEqual(before)
    expect(lines).toContainEqual(
      expect.stringMatching(/^mf-tea@.* kept: its source is not in this repository$/),
    )
  })

  it('does not change a locked site, and reports who locked it', async () => {
    const { lines, release, store } = await releasedSite()
    const { version } = await publishOne(store, {})
    await promote(store, { ...tea, version })
    const before = await readComposition(store)
    await lockSite(store, { actor: { by: 'ravi', reason: 'Diwali sale' } })
    await release()
    expect(lines.at(-1)).toBe('site unchanged: locked by ravi: Diwali sale')
    expect(await readComposition(store)).toEqual(before)
  })

  it('reports which remote does not build and why, and does not change the site', async () => {
    const { root, release, store } = await releasedSite()
    const before = await readComposition(store)
    const folder = path.join(root, 'mf-tea')
    await writeRemote(
      folder,
      `import { useLocation } from 'react-router'
       import { BrowserRouter } from 'react-router-dom'
       export function TeaScreen() {
         return <BrowserRouter>{useLocation().pathname}</BrowserRouter>
       }`,
    )
    const unfinished = 'export const PotScreen = () => <b>pot'
    await writeFile(path.join(folder, 'src', 'pot-screen.tsx'), unfinished)
    const message = await release().catch(String)
    expect(message).toMatch(/^Error: mf-tea: [\s\S]*pot-screen\.tsx/)
    // A copy of a host module, and what the host does not share.
    expect(message).toMatch(/mf-tea bundles react-router .*tea-screen\.tsx/)
    expect(message).toContain("mf-tea uses BrowserRouter of 'react-router-dom'")
    expect(await readComposition(store)).toEqual(before)
  })
})
