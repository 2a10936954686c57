import { describe, expect, it } from '@jest/globals'
import { publishRelease } from '../publish/publish-release.ts'
import { findRelease } from '../published-releases.ts'
import { keyOf } from '../release.ts'
import { appendRevision } from '../site/site-history.ts'
import { writeBuild } from '../testing/builds.ts'
import { startReleaseBucket } from '../testing/release-bucket.ts'
import { createTempFolder } from '../testing/releases.ts'
import { BucketStore } from './bucket-store.ts'

async function bucket() {
  const { s3, openAs } = await startReleaseBucket()
  return { s3, store: new BucketStore(await openAs('platform')), openAs }
}

describe('a bucket', () => {
  it.each([
    ['index.html', { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }],
    ['composition.json', { 'content-type': 'application/json', 'cache-control': 'no-cache' }],
    [
      'mf/mf-tea/1.0.0/container.js',
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ],
    [
      'mf/mf-tea/1.0.0/container.js.br',
      {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ],
    [
      'mf/mf-tea/1.0.0/leaf.svg.gz',
      {
        'content-type': 'image/svg+xml',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ],
  ])('serves %s with its media type', async (key, headers) => {
    const { s3, store } = await bucket()
    await store.create(key, Buffer.from('tea'))
    expect(s3.objects.get(key)?.headers).toEqual(headers)
  })

  it('stores a publish with the content encoding of precompressed variants', async () => {
    const { s3, store } = await bucket()
    const build = await writeBuild(await createTempFolder())
    const { release, isNew } = await publishRelease(build, store, { by: 'asha' })
    expect(isNew).toBe(true)
    expect(await findRelease(store, build)).toEqual(release)
    expect(s3.objects.get(keyOf(release, 'leaf.svg.br'))?.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
    })
  })

  it('is retried while it is busy or another client is writing', async () => {
    const { s3, store } = await bucket()
    s3.faults.push(503, 409)
    expect(await store.create('index.html', Buffer.from('tea'))).toBe(true)
  })

  it('recognizes our own revision if the response was lost', async () => {
    const { s3, store } = await bucket()
    const change = { id: 'a', at: '', by: 'asha', action: 'lock' as const, from: 0 }
    s3.faults.push('lost')
    await appendRevision(store, { revision: 1, change })
    const other = appendRevision(store, { revision: 1, change: { ...change, id: 'b' } })
    await expect(other).rejects.toThrow('no longer at revision 0')
  })

  it("reports the bucket's error code", async () => {
    const { openAs } = await bucket()
    const stranger = new BucketStore(await openAs('platform', 'guess'))
    await expect(stranger.read('index.html')).rejects.toThrow(
      'The bucket answers GET index.html with 403 (SignatureDoesNotMatch)',
    )
  })
})
