import { describe, expect, it } from '@jest/globals'
import { composeSite } from '../compose/compose-site.ts'
import { promote } from '../compose/promote.ts'
import { prune } from '../publish/prune.ts'
import { readPolicy } from '../testing/policy.ts'
import { startReleaseBucket } from '../testing/release-bucket.ts'
import { addRelease, remoteRelease, shellRelease } from '../testing/releases.ts'
import { BucketStore } from './bucket-store.ts'

const account = { 'aws:PrincipalAccount': '111122223333' }

function colleague(duty: string, remote?: string) {
  const tags = {
    'aws:PrincipalTag/duty': duty,
    ...(remote && { 'aws:PrincipalTag/remote': remote }),
  }
  return { secret: duty, conditionKeys: { ...account, ...tags } }
}

/** Starts a bucket with the policy of the repository, and returns the store as seen by each principal. */
async function guardedBucket() {
  const people = {
    tea: colleague('publish', 'mf-tea'),
    shell: colleague('publish', 'shell'),
    platform: colleague('steer'),
    pruner: colleague('prune'),
    admin: colleague('anything'),
    visitor: { secret: 'none', conditionKeys: {} },
  }
  const { s3, openAs } = await startReleaseBucket(people, await readPolicy())
  const stores = new Map<string, BucketStore>()
  for (const who of Object.keys(people)) stores.set(who, new BucketStore(await openAs(who)))
  const as = (who: keyof typeof people): BucketStore => {
    const store = stores.get(who)
    if (!store) throw new Error(`${who} is not a principal`)
    return store
  }
  return { s3, as }
}

const denied = '403 (AccessDenied)'
const file = Buffer.from('tea')
const leaf = 'mf/mf-tea/1.0.0/leaf.js'

describe('the bucket policy', () => {
  it('lets teams publish, the platform promote and the pruner prune', async () => {
    const { as } = await guardedBucket()
    const [shell, tea] = [shellRelease(), remoteRelease()]
    await addRelease(as('shell'), shell)
    await addRelease(as('tea'), tea)
    const actor = { by: 'asha' }
    await composeSite(as('platform'), { releases: [shell.release], actor })
    const { name, version } = tea.release
    await promote(as('platform'), { remote: name, version, actor })
    const old = { by: 'asha', at: '2020-01-01T00:00:00.000Z' }
    await addRelease(as('tea'), remoteRelease({ version: '1.0.1', published: old }))
    const { releases } = await prune(as('pruner'), { actor })
    expect(releases).toEqual(['mf-tea@1.0.1'])
  })

  it.each([
    'mf/mf-coffee/1.0.0/leaf.js',
    'mf/mf-tea-green/1.0.0/leaf.js',
    'mf/shell/1.0.0/leaf.js',
  ])('denies a team access to %s', async (key) => {
    const { as } = await guardedBucket()
    await expect(as('tea').create(key, file)).rejects.toThrow(denied)
  })

  it.each(['index.html', 'composition.json', '.history/00000001.json'])(
    'lets only the platform write %s',
    async (key) => {
      const { as } = await guardedBucket()
      for (const who of ['tea', 'admin', 'visitor'] as const) {
        await expect(as(who).create(key, file)).rejects.toThrow(denied)
      }
      expect(await as('platform').create(key, file)).toBe(true)
    },
  )

  it('prevents everybody, even the platform, from overwriting a release or the history', async () => {
    const { as, s3 } = await guardedBucket()
    await as('tea').create(leaf, file)
    await as('platform').create('.history/00000001.json', file)
    for (const who of ['tea', 'platform', 'pruner', 'admin'] as const) {
      for (const key of [leaf, '.history/00000001.json']) {
        const tag = s3.objects.get(key)?.tag ?? ''
        await expect(as(who).replace(key, file, tag)).rejects.toThrow(denied)
      }
    }
  })

  it('lets only the pruner remove releases, and nobody remove anything else', async () => {
    const { as } = await guardedBucket()
    await as('tea').create(leaf, file)
    await as('platform').create('.history/00000001.json', file)
    for (const who of ['tea', 'platform', 'admin', 'visitor'] as const) {
      await expect(as(who).remove(leaf)).rejects.toThrow(denied)
    }
    await expect(as('pruner').remove('.history/00000001.json')).rejects.toThrow(denied)
    await as('pruner').remove(leaf)
  })

  it('lets visitors read the site, but not its history', async () => {
    const { as } = await guardedBucket()
    await as('tea').create(leaf, file)
    expect((await as('visitor').read(leaf))?.bytes).toEqual(file)
    await expect(as('visitor').read('.history/00000001.json')).rejects.toThrow(denied)
    await expect(as('visitor').list('mf/')).rejects.toThrow(denied)
  })
})
