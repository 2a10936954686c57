import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { build as bundle } from 'esbuild'
import type { Build } from '../build/build-folder.ts'
import { checkRelease } from '../checks/check-release.ts'
import { checkHealth } from '../checks/health.ts'
import { findRelease, listReleases } from '../published-releases.ts'
import { keyOf } from '../release.ts'
import { FolderStore } from '../store/folder-store.ts'
import { ReleaseConflictError } from '../store/release-store.ts'
import { writeBuild } from '../testing/builds.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { createTempFolder } from '../testing/releases.ts'
import { publishRelease } from './publish-release.ts'
import { readFilesOf } from './stored-files.ts'

// Mocks move above the imports only if `jest` is the global one.
declare const jest: typeof import('@jest/globals').jest

const real = jest.requireActual<typeof import('../checks/health.ts')>('../checks/health.ts')
// Each real check starts a process: only the tests that are about it do so. The program that is killed makes real ones.
jest.mock('../checks/health.ts', () => ({ checkHealth: jest.fn(async () => []) }))
beforeEach(() => {
  jest.mocked(checkHealth).mockReset().mockResolvedValue([])
})

const asha = { by: 'asha', at: new Date('2026-11-21T06:00:00Z') }

let bundles: string
const crashScript = () => path.join(bundles, 'publish-and-crash.mjs')

// Bundled once: each process would load a thousand modules.
beforeAll(async () => {
  bundles = await mkdtemp(path.join(tmpdir(), 'publish-'))
  const releases = path.join(import.meta.dirname, '..')
  await bundle({
    entryPoints: [path.join(releases, 'testing', 'publish-and-crash.ts')],
    outfile: crashScript(),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The health check finds its program in its own folder.
    define: { 'import.meta.dirname': JSON.stringify(path.join(releases, 'checks')) },
  })
})

afterAll(() => rm(bundles, { recursive: true }))

describe('publishing a release', () => {
  it('records who published what and when, and accepts the same files again', async () => {
    jest.mocked(checkHealth).mockImplementation(real.checkHealth)
    const store = new MemoryStore()
    const build = await writeBuild(await createTempFolder())
    const { release, isNew } = await publishRelease(build, store, { ...asha, commit: 'abc' })
    expect(isNew).toBe(true)
    expect(release.published).toEqual({ by: 'asha', at: asha.at.toISOString(), commit: 'abc' })
    expect(await findRelease(store, build)).toEqual(release)
    const again = await publishRelease(build, store, { by: 'ravi' })
    expect(again).toEqual({ release, isNew: false })
  })

  it('rejects the same version with other files, whether published or only reserved', async () => {
    const store = new MemoryStore()
    const build = await writeBuild(await createTempFolder())
    const other = await writeBuild(await createTempFolder(), { files: { 'leaf.svg': '<svg/>' } })
    await publishRelease(build, store, asha)
    await expect(publishRelease(other, store, asha)).rejects.toThrow(ReleaseConflictError)
    await store.remove(keyOf(build, 'release.json'))
    await expect(publishRelease(other, store, asha)).rejects.toThrow(ReleaseConflictError)
  })

  it('lets exactly one of two concurrent publishes of different files win, and completes it', async () => {
    const store = new MemoryStore()
    const builds = [
      await writeBuild(await createTempFolder()),
      await writeBuild(await createTempFolder(), { files: { 'leaf.svg': '<svg/>' } }),
    ]
    const tries = await Promise.allSettled(
      builds.map((build) => publishRelease(build, store, asha)),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [release] = await listReleases(store)
    expect(release && (await checkRelease(release, readFilesOf(store, release)))).toEqual([])
  })

  it('verifies an upload by reading it back', async () => {
    const store = new MemoryStore()
    const build = await writeBuild(await createTempFolder())
    await store.create(keyOf(build, 'leaf.svg.br'), Buffer.from('torn'))
    await expect(publishRelease(build, store, asha)).rejects.toThrow(
      'mf-tea@1.0.0-aaaaaaaa has a modified leaf.svg.br',
    )
    expect(await findRelease(store, build)).toBeUndefined()
  })

  const manifest = (...names: string[]) => ({
    'mf-manifest.json': JSON.stringify({ exposes: names.map((name) => ({ name })) }),
  })
  it.each([
    ['routes without a slash', { config: { routes: [{ path: 'tea' }] } }, 'the route tea'],
    [
      'a route twice',
      { config: { routes: [{ path: '/tea/:id' }, { path: '/tea/:leaf' }] } },
      'claims /tea/:leaf twice',
    ],
    [
      'a route for an unknown role',
      { config: { routes: [{ path: '/tea', roles: ['king'] }] } },
      'the route /tea is for king',
    ],
    [
      'a link to a route of another remote',
      { config: { navigation: [{ label: 'Milk', to: '/milk', order: 1 }] } },
      'the link Milk leads to /milk',
    ],
    ['no ./health', { files: manifest('remote') }, 'does not expose ./health'],
    ['no ./remote', { files: manifest('health') }, 'does not expose ./remote'],
    [
      'a module that the shell does not share',
      { files: contents({ shared: { lodash: '^4.0.0' } }) },
      'requires lodash, which the shell does not share',
    ],
    [
      'an invalid range',
      { files: contents({ shared: { react: 'newest' } }) },
      'requires react newest, which is not a valid range',
    ],
    [
      'a reference to a missing file',
      { files: contents({ preload: ['container.js', 'gone.js'] }) },
      'refers to gone.js',
    ],
    ['scripts beyond its budget', { config: { scriptBudget: 10 } }, 'more than their budget of 10'],
    ['the name of another remote', { config: { name: 'mf-milk' } }, 'its name is mf-milk'],
  ])('rejects a remote with %s', async (_, overrides, fault) => {
    const store = new MemoryStore()
    const build = await writeBuild(await createTempFolder(), overrides)
    await expect(publishRelease(build, store, asha)).rejects.toThrow(fault)
    expect(await listReleases(store)).toEqual([])
  })

  it('rejects a remote with a container that does not run', async () => {
    jest.mocked(checkHealth).mockImplementation(real.checkHealth)
    const store = new MemoryStore()
    const files = { 'container.js': 'sour()' }
    const build = await writeBuild(await createTempFolder(), { files })
    await expect(publishRelease(build, store, asha)).rejects.toThrow('sour is not defined')
    expect(await listReleases(store)).toEqual([])
  })

  it.each([
    ['reserved', 1],
    ['uploading', 1],
    ['uploading', 4],
    ['uploaded', 1],
    ['checked', 1],
  ])(
    'leaves no release if it is killed at step "%s" (occurrence %i), and is completed by the next run',
    async (step, times) => {
      const folder = await createTempFolder()
      const store = new FolderStore(folder)
      const build = await writeBuild(await createTempFolder())
      await publishAndDie(build, folder, [step, String(times)])
      expect(await findRelease(store, build)).toBeUndefined()
      expect(await listReleases(store)).toEqual([])

      const { release, isNew } = await publishRelease(build, store, asha)
      expect(isNew).toBe(true)
      expect(await checkRelease(release, readFilesOf(store, release))).toEqual([])
    },
  )

  it('is complete even if it is killed after the last step', async () => {
    const folder = await createTempFolder()
    const build = await writeBuild(await createTempFolder())
    await publishAndDie(build, folder, ['published', '1'])
    const { isNew } = await publishRelease(build, new FolderStore(folder), asha)
    expect(isNew).toBe(false)
  })

  it('rejects a build that was changed after it was published', async () => {
    const store = new MemoryStore()
    const build = await writeBuild(await createTempFolder())
    await publishRelease(build, store, asha)
    await writeFile(path.join(build.files, 'leaf.svg'), '<svg/>')
    await expect(publishRelease(build, store, asha)).rejects.toThrow(ReleaseConflictError)
    await rm(path.join(build.files, 'leaf.svg'))
    await expect(publishRelease(build, store, asha)).rejects.toThrow(ReleaseConflictError)
  })
})

function contents(overrides: object): Record<string, string> {
  const whole = { container: 'container', entry: 'container.js', preload: ['container.js'] }
  return { 'contents.json': JSON.stringify({ ...whole, shared: {}, ...overrides }) }
}

async function publishAndDie(build: Build, folder: string, death: string[]): Promise<void> {
  const words = [crashScript(), JSON.stringify(build), folder, ...death]
  const child = spawn(process.execPath, words, { stdio: 'ignore' })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}
