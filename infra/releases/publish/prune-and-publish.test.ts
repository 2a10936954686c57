import { describe, expect, it } from '@jest/globals'
import { checkRelease } from '../checks/check-release.ts'
import { promote } from '../compose/promote.ts'
import { requireRelease } from '../published-releases.ts'
import { keyOf } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { writeBuild } from '../testing/builds.ts'
import { createTempFolder } from '../testing/releases.ts'
import { byAsha, composeTestSite } from '../testing/sites.ts'
import { prune } from './prune.ts'
import { publishRelease } from './publish-release.ts'
import { readFilesOf } from './stored-files.ts'

// Each check starts a process. Mocks move above the imports only if `jest` is the global one.
declare const jest: typeof import('@jest/globals').jest
jest.mock('../checks/health.ts', () => ({ checkHealth: async () => [] }))

const longAgo = new Date('2026-01-01T00:00:00Z')

/** Creates a site and a release that was published long ago and is no longer needed. */
async function forgottenRelease() {
  const store = await composeTestSite([{ version: '0.9.0' }])
  const build = await writeBuild(await createTempFolder())
  await publishRelease(build, store, { by: 'asha', at: longAgo })
  const publish = () => publishRelease(build, store, { by: 'ravi' })
  const faults = async () =>
    checkRelease(
      await requireRelease(store, build),
      readFilesOf(store, await requireRelease(store, build)),
    )
  return { store, build, publish, faults }
}

/** Wraps a store and does some work just before a file is written or removed. */
function interrupted(
  store: ReleaseStore,
  when: 'create' | 'remove',
  happening: { key: (key: string) => boolean; work: () => Promise<unknown> },
): ReleaseStore {
  let isOver = false
  const before = async (operation: string, key: string) => {
    if (isOver || operation !== when || !happening.key(key)) return
    isOver = true
    await happening.work()
  }
  return {
    read: (key) => store.read(key),
    list: (prefix, after) => store.list(prefix, after),
    replace: (key, bytes, tag) => store.replace(key, bytes, tag),
    create: async (key, bytes) => {
      await before('create', key)
      return store.create(key, bytes)
    },
    remove: async (key) => {
      await before('remove', key)
      await store.remove(key)
    },
  }
}

describe('a version that is published again while it is being pruned', () => {
  it('keeps its files if it was published before prune recorded what it removes', async () => {
    const { store, build, publish, faults } = await forgottenRelease()
    const inHistory = (key: string) => key.startsWith('.history/')
    const racing = interrupted(store, 'create', { key: inHistory, work: publish })
    // A publish in the very millisecond in which prune starts counts as earlier.
    const at = new Date(Date.now() - 1)
    const actor = { ...byAsha.actor, at }
    expect(await prune(racing, { actor })).toEqual({ releases: [], files: 0 })
    expect(await faults()).toEqual([])
    const { name, version } = build
    expect(await promote(store, { remote: name, version, ...byAsha })).toMatchObject({
      isNew: true,
    })
  })

  it.each(['release.json', 'container.js', 'reserved.json'])(
    'is rejected while %s is being removed, and is complete when it is published afterwards',
    async (file) => {
      const { store, build, publish, faults } = await forgottenRelease()
      const refusals: string[] = []
      const isMeant = (key: string) => key === keyOf(build, file)
      const work = () => publish().catch((error: Error) => refusals.push(error.message))
      await prune(interrupted(store, 'remove', { key: isMeant, work }), byAsha)
      expect(refusals).toEqual([
        'mf-tea@1.0.0-aaaaaaaa is being deleted: publish it again when that has finished',
      ])
      expect(await publish()).toMatchObject({ isNew: true })
      expect(await faults()).toEqual([])
    },
  )

  it('restores missing files', async () => {
    const { store, build, publish, faults } = await forgottenRelease()
    for (const file of ['container.js', 'leaf.svg.br']) await store.remove(keyOf(build, file))
    expect(await publish()).toMatchObject({ isNew: false })
    expect(await faults()).toEqual([])
  })
})
