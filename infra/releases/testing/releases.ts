import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach } from '@jest/globals'
import { describeFiles } from '../publish/describe-release.ts'
import { keyOf, type PublishedRemote, type PublishedShell, type Release } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'

const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Creates an empty folder that is removed after the test. */
export async function createTempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'))
  folders.push(folder)
  return folder
}

/** A remote's release with one file: a healthy container, unless another script is given. */
export function remoteRelease(overrides: Partial<PublishedRemote> = {}, script?: string) {
  const { name = 'mf-tea', version = '1.0.0-aaaaaaaa' } = overrides
  const files = new Map([['container.js', Buffer.from(script ?? containerOf(name, version))]])
  const release: PublishedRemote = {
    kind: 'remote',
    name,
    version,
    buildId: version,
    container: 'container',
    entry: 'container.js',
    preload: ['container.js'],
    screens: {},
    shared: { react: '^19.0.0' },
    routes: [{ path: `/${name.replace('mf-', '')}` }],
    navigation: [],
    files: describeFiles(files),
    ...overrides,
  }
  return { release, files }
}

/** A federation container that exposes only `./health`. */
function containerOf(name: string, version: string): string {
  return `var container = {
    init: () => undefined,
    get: async () => () => ({ health: ${JSON.stringify({ name, version })} }),
  }`
}

/** A shell's release with its document only. */
export function shellRelease(overrides: Partial<PublishedShell> = {}) {
  const page = '<base href="%BASE%"><script id="composition">%COMPOSITION%</script>'
  const files = new Map([['document.html', Buffer.from(page)]])
  const release: PublishedShell = {
    kind: 'shell',
    name: 'shell',
    version: '1.0.0-bbbbbbbb',
    buildId: 'b',
    provides: { react: '19.3.1' },
    bootHash: `sha256-${'A'.repeat(43)}=`,
    site: { name: 'Tea', description: 'All kinds of tea' },
    routes: [],
    files: describeFiles(files),
    ...overrides,
  }
  return { release, files }
}

/** Adds a release to a store, as a publish does. */
export async function addRelease(
  store: ReleaseStore,
  { release, files }: { release: Release; files: ReadonlyMap<string, Buffer> },
): Promise<void> {
  for (const [file, bytes] of files) await store.create(keyOf(release, file), bytes)
  await store.create(keyOf(release, 'release.json'), Buffer.from(JSON.stringify(release)))
}
