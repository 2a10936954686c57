import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type BucketSettings, openBucket } from './bucket.ts'
import { startS3, type TestS3 } from './testing/s3-server.ts'

const content = Buffer.from('a proof of payment')
const png = { contentType: 'image/png' }

describe('a bucket', () => {
  let s3: TestS3
  beforeEach(async () => {
    s3 = await startS3()
  })
  afterEach(async () => s3.close())

  const open = async (other: Partial<BucketSettings> = {}) => openBucket({ ...s3.bucket, ...other })
  const get = async (key: string) => {
    const object = await (await open()).get(key)
    if (!object) throw new Error('there is no such object')
    return object
  }

  it('stores each object as private, with its headers', async () => {
    const caching = { cacheControl: 'no-cache', contentEncoding: 'br' }
    await (await open()).put('7Q/01', content, { ...png, ...caching })
    expect(s3.objects.get('7Q/01')).toMatchObject({
      headers: {
        'content-type': 'image/png',
        'cache-control': 'no-cache',
        'content-encoding': 'br',
      },
      acl: undefined,
    })
    expect((await fetch(`${s3.url}/7Q/01`)).status).toBe(403)
    // Not decompressed, whatever the header says.
    expect(await buffer((await get('7Q/01')).body)).toEqual(content)
  })

  it('streams an object, and says its size first', async () => {
    await (await open()).put('a', randomBytes(20_000), png)
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    s3.halfway = () => held
    const { body, bytes } = await get('a')
    expect(bytes).toBe(20_000)
    const [first] = await once(body, 'data')
    goOn()
    expect((await buffer(body)).length + first.length).toBe(20_000)
  })

  it('fails the reader of a truncated object', async () => {
    await (await open()).put('a', randomBytes(20_000), png)
    s3.halfway = async (response) => void response.destroy()
    const { body } = await get('a')
    await expect(buffer(body)).rejects.toThrow('aborted')
  })

  it.each([[503], [429], ['lost' as const]])('is requested again after %s', async (fault) => {
    const bucket = await open()
    for (const key of ['read', 'deleted']) await bucket.put(key, content, png)
    // One for each of the concurrent requests.
    s3.faults.push(fault, fault, fault)
    const [object] = await Promise.all([
      get('read'),
      bucket.put('written', content, png),
      bucket.delete('deleted'),
    ])
    expect(await buffer(object.body)).toEqual(content)
    expect([...s3.objects.keys()].sort()).toEqual(['read', 'written'])
    expect(s3.faults).toEqual([])
  })

  it('fails when it stays busy, and nothing is stored', async () => {
    s3.faults.push(503, 503)
    const bucket = await open({ maxAttempts: 2 })
    await expect(bucket.put('a', content, png)).rejects.toThrow('PUT a with 503 (SlowDown)')
    expect(s3.objects.size).toBe(0)
  })

  it('fails when it is unavailable, or silent for too long', async () => {
    s3.faults.push('lost', 'lost')
    const bucket = await open({ maxAttempts: 2 })
    await expect(bucket.delete('a')).rejects.toThrow('does not answer DELETE a')
    s3.faults.push('silent', 'silent')
    const hasty = await open({ maxAttempts: 2, answerTimeoutMs: 50 })
    await expect(hasty.get('a')).rejects.toThrow('does not answer GET a')
  })

  it.each<[string, { region?: string; accessKeyId?: string; secretAccessKey?: string }, string]>([
    ['another secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['another name', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
  ])('refuses %s, which is never treated as a missing object', async (_what, other, code) => {
    await (await open()).put('a', content, png)
    const { region = s3.bucket.region, ...keys } = other
    const credentials = { ...s3.bucket.credentials, ...keys }
    const stranger = await open({ credentials, region })
    await expect(stranger.get('a')).rejects.toThrow(`403 (${code})`)
    await expect(stranger.put('b', content, png)).rejects.toThrow(code)
    await expect(stranger.delete('a')).rejects.toThrow(code)
    expect([...s3.objects.keys()]).toEqual(['a'])
  })

  it('that does not exist is never treated as a missing object', async () => {
    const elsewhere = await open({ bucket: 'stores' })
    await expect(elsewhere.get('a')).rejects.toThrow('404 (NoSuchBucket)')
    const pages = elsewhere.list('')[Symbol.asyncIterator]()
    await expect(pages.next()).rejects.toThrow('404 (NoSuchBucket)')
  })

  it.each([false, true])('replaces only what it has read, with bare tags: %s', async (bare) => {
    s3.wantsBareTags = bare
    const bucket = await open()
    await bucket.put('a', content, png)
    const { tag } = await get('a')
    const replace = (text: string) =>
      bucket.put('a', Buffer.from(text), { ...png, condition: { tag } })
    expect(await replace('first')).toBe(true)
    expect(await replace('second')).toBe(false)
    expect((await buffer((await get('a')).body)).toString()).toBe('first')
    await bucket.delete('a')
    expect(await replace('third')).toBe(false)
    expect(s3.objects.size).toBe(0)
  })

  it('lists names with spaces and marks, in order and after a key', async () => {
    const bucket = await open()
    const keys = ['my shop/a&b', 'my shop/c', 'my shop/d<e>', 'my shop/z', 'other']
    for (const key of keys) await bucket.put(key, content, png)
    const keysFrom = async (after?: string) => {
      const listed: string[] = []
      for await (const page of bucket.list('my shop/', after)) {
        listed.push(...page.map(({ key, bytes }) => (bytes === content.length ? key : '')))
      }
      return listed
    }
    expect(await keysFrom()).toEqual(keys.slice(0, 4))
    expect(await keysFrom('my shop/c')).toEqual(keys.slice(2, 4))
  })
})

describe('credentials of a bucket', () => {
  const role = { accessKeyId: 'ROLE', secretAccessKey: 'for an hour', sessionToken: 'of the role' }
  const variables = [
    'AWS_CONTAINER_CREDENTIALS_FULL_URI',
    'AWS_EC2_METADATA_DISABLED',
    'AWS_ENDPOINT_URL_STS',
    'AWS_ROLE_ARN',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
  ]
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const name of variables) delete process.env[name]
    for (const stop of stops.splice(0)) await stop()
  })

  const bucketOfRole = async () => {
    const s3 = await startS3({ accepts: [role] })
    stops.push(s3.close)
    const { credentials: _keys, ...settings } = s3.bucket
    return openBucket(settings)
  }
  /** A loopback service that answers every request. */
  const answering = async (body: string) => {
    const server = createServer((_request, response) => response.end(body)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    stops.push(async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    })
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  it('may be those of the role of its container', async () => {
    const { accessKeyId, secretAccessKey, sessionToken } = role
    const Expiration = new Date(Date.now() + 3_600_000).toISOString()
    const keys = { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, Token: sessionToken }
    const url = await answering(JSON.stringify({ ...keys, Expiration }))
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `${url}/role`
    expect(await (await bucketOfRole()).put('a', content, png)).toBe(true)
  })

  it('may be those of a web identity', async () => {
    const keys = `<AccessKeyId>${role.accessKeyId}</AccessKeyId><SecretAccessKey>${role.secretAccessKey}</SecretAccessKey><SessionToken>${role.sessionToken}</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration>`
    const result = `<AssumeRoleWithWebIdentityResult><Credentials>${keys}</Credentials></AssumeRoleWithWebIdentityResult>`
    process.env.AWS_ENDPOINT_URL_STS = await answering(
      `<AssumeRoleWithWebIdentityResponse>${result}</AssumeRoleWithWebIdentityResponse>`,
    )
    process.env.AWS_ROLE_ARN = 'arn:aws:iam::111122223333:role/store-api'
    // Any file with a text.
    process.env.AWS_WEB_IDENTITY_TOKEN_FILE = '/etc/hostname'
    expect(await (await bucketOfRole()).put('a', content, png)).toBe(true)
  })

  it('are missing where there are neither keys nor a role', async () => {
    process.env.AWS_EC2_METADATA_DISABLED = 'true'
    const bucket = await bucketOfRole()
    await expect(bucket.put('a', content, png)).rejects.toThrow(
      'The bucket needs a key id with its secret, or a role of this machine',
    )
  })
})
