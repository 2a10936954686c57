import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { findRelease } from '../published-releases.ts'
import { writeBuild, writeShellBuild } from '../testing/builds.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { createTempFolder } from '../testing/releases.ts'
import { byAsha, publishOne, readComposition, readTea, tea } from '../testing/sites.ts'
import { type Deployment, deploy } from './deploy.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'
import { lockSite } from './site-lock.ts'

/** An image with a shell and tea, `1.0.0` unless another version is given. */
async function image({ shell = '1.0.0', tea = '1.0.0', files = {} } = {}) {
  const folder = await createTempFolder()
  return {
    builds: [
      await writeShellBuild(path.join(folder, 'shell'), { version: shell }),
      { ...(await writeBuild(path.join(folder, 'tea'), { version: tea, files })), commit: 'abc' },
    ],
    ...byAsha,
  }
}

const versions = async (store: MemoryStore) => {
  const { shell, remotes = [] } = (await readComposition(store)) ?? {}
  return [shell?.version, ...remotes.map(({ version }) => version)]
}

const site = new MemoryStore()
let first: Deployment
/** The site after a newer image was deployed. */
let updated: MemoryStore
let update: Deployment

beforeAll(async () => {
  first = await deploy(site, await image())
  updated = site.copy()
  update = await deploy(updated, await newerImage())
})

const newerImage = () => image({ shell: '1.1.0', tea: '1.1.0' })

describe('deploying the builds of an image', () => {
  it('composes the first site of a store', async () => {
    expect(first).toMatchObject({
      isFirst: true,
      revision: 1,
      releases: [{ live: '1.0.0' }, { live: '1.0.0' }],
    })
    expect(await versions(site)).toEqual(['1.0.0', '1.0.0'])
    const release = await findRelease(site, { name: 'mf-tea', version: '1.0.0' })
    expect(release?.published).toMatchObject({ by: 'asha', commit: 'abc' })
  })

  it('changes nothing when it is repeated', async () => {
    const store = site.copy()
    expect(await deploy(store, await image())).toEqual({
      isFirst: false,
      revision: 1,
      otherRemotes: [],
      releases: ['shell', 'mf-tea'].map((name) => {
        return { name, version: '1.0.0', isNew: false, live: '1.0.0', objections: [] }
      }),
    })
    expect(await store.list('')).toEqual(await site.list(''))
  })

  it('publishes newer builds, which are not live before they are promoted', async () => {
    expect(update.releases).toMatchObject([
      { name: 'shell', version: '1.1.0', isNew: true, live: '1.0.0' },
      { name: 'mf-tea', version: '1.1.0', isNew: true, live: '1.0.0' },
    ])
    expect(await versions(updated)).toEqual(['1.0.0', '1.0.0'])
    const store = updated.copy()
    await promote(store, { ...tea, version: '1.1.0' })
    expect(await versions(store)).toEqual(['1.0.0', '1.1.0'])
  })

  it('keeps a rollback', async () => {
    const store = updated.copy()
    await promote(store, { ...tea, version: '1.1.0' })
    await rollback(store, tea)
    await deploy(store, await newerImage())
    expect(await readTea(store)).toMatchObject({ stable: '1.0.0' })
  })

  it("keeps a team's newer release when an older image is deployed", async () => {
    const store = updated.copy()
    await publishOne(store, { version: '1.2.0' })
    await promote(store, { ...tea, version: '1.2.0' })
    const { releases } = await deploy(store, await newerImage())
    expect(releases).toContainEqual(
      expect.objectContaining({ name: 'mf-tea', version: '1.1.0', live: '1.2.0' }),
    )
    expect(await readTea(store)).toMatchObject({ stable: '1.2.0' })
  })

  it('does not add a remote to an existing site, and keeps remotes of which there is no build', async () => {
    const store = site.copy()
    const coffee = await writeBuild(await createTempFolder(), { name: 'mf-coffee' })
    const { releases, ...rest } = await deploy(store, { builds: [coffee], ...byAsha })
    expect(rest).toEqual({ isFirst: false, revision: 1, otherRemotes: ['mf-tea'] })
    expect(releases).toEqual([
      { name: 'mf-coffee', version: coffee.version, isNew: true, objections: [] },
    ])
    expect(await versions(store)).toEqual(['1.0.0', '1.0.0'])
  })

  it('publishes to a locked site', async () => {
    const store = site.copy()
    await lockSite(store, { actor: { by: 'ravi', reason: 'Diwali sale' } })
    await deploy(store, await image({ shell: '1.1.0' }))
    expect(await findRelease(store, { name: 'shell', version: '1.1.0' })).toBeDefined()
  })

  it('rejects a build whose version is published with other files, and publishes the others', async () => {
    const store = site.copy()
    const other = await image({ shell: '1.1.0', files: { 'leaf.svg': '<svg/>' } })
    await expect(deploy(store, other)).rejects.toThrow(
      'mf-tea: mf-tea@1.0.0 is already published with other files',
    )
    expect(await findRelease(store, { name: 'shell', version: '1.1.0' })).toBeDefined()
  })

  it('composes one site when two deployments start at once', async () => {
    const store = new MemoryStore()
    const [one, two] = await Promise.all([
      deploy(store, await image()),
      deploy(store, await image({ shell: '1.1.0' })),
    ])
    expect([one.isFirst, two.isFirst].filter((isFirst) => isFirst)).toHaveLength(1)
    expect([one.revision, two.revision]).toEqual([1, 1])
  })
})
