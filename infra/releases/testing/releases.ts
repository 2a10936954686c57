import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach } from '@jest/globals'
import type { PublishedRemote, PublishedShell } from '../release.ts'

const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** An empty folder, gone after the test. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'))
  folders.push(folder)
  return folder
}

/** A remote's release of one file, whose content decides the digest. */
export function remoteRelease(overrides: Partial<PublishedRemote> = {}, script = 'container()') {
  const release: PublishedRemote = {
    kind: 'remote',
    name: 'mf-tea',
    version: '1.0.0-aaaaaaaa',
    buildId: 'a',
    container: 'mf_tea_aaaaaaaa',
    entry: 'container.js',
    preload: ['container.js'],
    screens: {},
    shared: { react: '^19.0.0' },
    routes: [{ path: '/tea' }],
    navigation: [],
    files: { 'container.js': describeFile(script) },
    ...overrides,
  }
  return { release, files: new Map([['container.js', Buffer.from(script)]]) }
}

/** A shell's release of its page alone. */
export function shellRelease(overrides: Partial<PublishedShell> = {}) {
  const page = '<base href="%BASE%"><script id="composition">%COMPOSITION%</script>'
  const release: PublishedShell = {
    kind: 'shell',
    name: 'shell',
    version: '1.0.0-bbbbbbbb',
    buildId: 'b',
    provides: { react: '19.3.1' },
    bootHash: `sha256-${'A'.repeat(43)}=`,
    site: { name: 'Tea', description: 'All kinds of tea' },
    routes: [],
    files: { 'document.html': describeFile(page) },
    ...overrides,
  }
  return { release, files: new Map([['document.html', Buffer.from(page)]]) }
}

function describeFile(text: string) {
  const digest = createHash('sha384').update(text).digest('base64')
  return { integrity: `sha384-${digest}`, bytes: text.length }
}
