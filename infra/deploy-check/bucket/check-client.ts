import { deepEqual, equal, rejects } from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type BucketSettings, openBucket } from '@store/bucket/bucket'

/** More than the store sends at once. */
const largeBytes = 8_000_000
const pdf = { contentType: 'application/pdf' }
const folder = 'check/'

/**
 * Tries every operation of the project's S3 client on a bucket, also those that it must refuse, and leaves nothing in it.
 * @throws AssertionError where the bucket behaves differently from what the client expects
 */
export async function checkClient(settings: BucketSettings & Keys): Promise<void> {
  const bucket = await openBucket(settings)
  const keysAfter = async (after?: string) => {
    const keys: string[] = []
    for await (const page of bucket.list(folder, after)) keys.push(...page.map(({ key }) => key))
    return keys
  }
  const read = async (key: string) => {
    const object = await bucket.get(key)
    return object && { content: await buffer(object.body), bytes: object.bytes, tag: object.tag }
  }
  const large = randomBytes(largeBytes)
  const name = `${folder}my shop/a&b`

  // Left by a check that failed.
  for (const key of await keysAfter()) await bucket.delete(key)
  equal(await read(name), undefined)
  await bucket.delete(name)
  equal(await bucket.put(name, large, pdf), true)
  const first = await read(name)
  deepEqual([first?.bytes, first?.content.equals(large)], [largeBytes, true])

  // One of several that write at the same time.
  const created = await Promise.all(
    [1, 2, 3, 4].map((at) =>
      bucket.put(`${folder}b`, Buffer.from([at]), { ...pdf, condition: 'absent' }),
    ),
  )
  deepEqual(created.filter(Boolean), [true])
  equal(await bucket.put(name, large, { ...pdf, condition: 'absent' }), false)
  const { tag = '' } = first ?? {}
  equal(await bucket.put(name, Buffer.from('new'), { ...pdf, condition: { tag } }), true)
  equal(await bucket.put(name, large, { ...pdf, condition: { tag } }), false)
  equal(await bucket.put(`${folder}none`, large, { ...pdf, condition: { tag } }), false)
  equal((await read(name))?.content.toString(), 'new')

  deepEqual(await keysAfter(), [`${folder}b`, name])
  deepEqual(await keysAfter(`${folder}b`), [name])

  await checkRefusals(settings, name)
  for (const key of await keysAfter()) await bucket.delete(key)
  deepEqual(await keysAfter(), [])
}

type Keys = Required<Pick<BucketSettings, 'credentials'>>

/** What is refused is never treated as a missing object. */
async function checkRefusals(settings: BucketSettings & Keys, key: string): Promise<void> {
  const { credentials } = settings
  const guessed = { ...credentials, secretAccessKey: 'guessed' }
  const stranger = await openBucket({ ...settings, credentials: guessed })
  await rejects(stranger.get(key), /403 \(SignatureDoesNotMatch\)/)
  await rejects(stranger.put(key, Buffer.from('x'), pdf), /403/)
  await rejects(stranger.delete(key), /403/)
  const unknown = { ...credentials, accessKeyId: 'OTHER' }
  const nobody = await openBucket({ ...settings, credentials: unknown })
  await rejects(nobody.get(key), /403 \(InvalidAccessKeyId\)/)
  const elsewhere = await openBucket({ ...settings, bucket: `${settings.bucket}-other` })
  await rejects(elsewhere.get(key), /404 \(NoSuchBucket\)/)
  await rejects(elsewhere.put(key, Buffer.from('x'), pdf), /404 \(NoSuchBucket\)/)
  const visitor = await fetch(`${settings.endpoint}/${settings.bucket}/${encodeURI(key)}`)
  equal(visitor.status, 403)
}
