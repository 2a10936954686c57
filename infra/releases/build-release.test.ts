import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { buildRelease } from './build-release.ts'
import { FolderStore } from './folder-store.ts'
import { publishRelease } from './publish-release.ts'
import { emptyFolder } from './testing/releases.ts'

jest.setTimeout(60_000)

// Below the repository, so that the fixtures find the packages a real remote finds.
const state = path.join(import.meta.dirname, '..', '..', '.data', 'test')
let root = ''

beforeAll(async () => {
  await mkdir(state, { recursive: true })
  root = await mkdtemp(path.join(state, 'build-'))
})

afterAll(() => rm(root, { recursive: true, force: true }))

async function writeRemote(name: string, screen: string): Promise<void> {
  const files = {
    'package.json': JSON.stringify({ name, version: '1.2.3', type: 'module' }),
    'webpack.config.ts': `
      import { remotePreset } from '@store/sdk/build/remote-preset'
      export default remotePreset(import.meta.dirname)`,
    'remote.config.ts': `
      export const remoteConfig = { name: '${name}', routes: [{ path: '/tea' }], navigation: [] }`,
    'src/health.ts': 'export const health = { name: "tea" }',
    'src/remote.tsx': `
      import { defineRemote, screen } from '@store/sdk'
      const tea = screen('/tea', async () => (await import('./tea-screen.tsx')).TeaScreen)
      const pot = screen('/pot', async () => (await import('./pot-screen.tsx')).PotScreen)
      export const remote = defineRemote({ routes: [tea, pot] })`,
    'src/tea-screen.tsx': screen,
    'src/pot-screen.tsx': screen.replace('TeaScreen', 'PotScreen'),
  }
  await mkdir(path.join(root, name, 'src'), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(root, name, file), text)
  }
}

describe('building a remote alone', () => {
  // Two screens that ask the host for the same: split apart, that would be a chunk without a file or hash.
  it('brings its own code only, asks the host for the rest, and is published whole', async () => {
    await writeRemote(
      'mf-tea',
      `import { useState } from 'react'
       import { Link } from 'react-router-dom'
       export function TeaScreen() {
         const [cups] = useState(2)
         return <Link to="/">{cups} cups of tea</Link>
       }`,
    )
    const { build } = await buildRelease({ root, name: 'mf-tea', mode: 'production' })
    const store = new FolderStore(await emptyFolder())
    const { release } = await publishRelease(build, store)

    expect(release).toMatchObject({
      name: 'mf-tea',
      version: expect.stringMatching(/^1\.2\.3-[0-9a-f]{8}$/),
      container: expect.stringMatching(/^mf_tea_[0-9a-f]{8}$/),
      preload: [expect.stringMatching(/^container\./), expect.stringMatching(/^remote\./)],
      shared: {
        react: '^19.0.0',
        'react/jsx-runtime': '^19.0.0',
        'react-router-dom': '^7.0.0',
        '@store/sdk': '^1.0.0',
      },
      routes: [{ path: '/tea' }],
    })
    const scripts = (await readdir(build.files)).filter((file) => file.endsWith('.js'))
    const text = await Promise.all(
      scripts.map((file) => readFile(path.join(build.files, file), 'utf8')),
    )
    expect(text.join('')).toContain('cups of tea')
    expect(text.join('').length).toBeLessThan(30_000)
  })

  it('does not build again what did not change', async () => {
    const { isFresh } = await buildRelease({ root, name: 'mf-tea', mode: 'production' })
    expect(isFresh).toBe(false)
  })

  it('fails when a remote brings its own copy of a host module, or wants what the host keeps', async () => {
    await writeRemote(
      'mf-copy',
      `import { useLocation } from 'react-router'
       import { BrowserRouter } from 'react-router-dom'
       export function TeaScreen() {
         return <BrowserRouter>{useLocation().pathname}</BrowserRouter>
       }`,
    )
    const build = buildRelease({ root, name: 'mf-copy', mode: 'production' })
    await expect(build).rejects.toThrow(/mf-copy bundles react-router .*-screen\.tsx/)
    await expect(build).rejects.toThrow("mf-copy uses BrowserRouter of 'react-router-dom'")
  })
})
