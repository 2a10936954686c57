import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { newPublicId } from '../../shared/ids.ts'
import { startS3, type TestS3 } from '../../testing/servers/s3-server.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'

const content = Buffer.from('a proof of payment')

describe('a bucket', () => {
  let s3: TestS3
  const storage = () => createBucketFileStorage(s3.bucket)
  const putProof = async (body = content) => {
    const key = newPublicId()
    await storage().put(key, body, 'image/png')
    return key
  }

  const open = async (key: string) => {
    const body = await storage().open(key)
    if (!body) throw new Error('there is no such file')
    return body
  }

  beforeEach(async () => {
    s3 = await startS3()
  })
  afterEach(async () => s3.close())

  it('receives the type of each file, and stores it as private', async () => {
    const key = await putProof()
    const [[path, object] = []] = [...s3.objects]
    expect(object).toMatchObject({ headers: { 'content-type': 'image/png' }, acl: undefined })
    expect(path).toBe(`${key.slice(-2)}/${key}`)
    expect((await fetch(`${s3.bucket.url}/${path}`)).status).toBe(403)
  })

  it('streams a file', async () => {
    const key = await putProof(randomBytes(20_000))
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    s3.halfway = () => held
    const body = await open(key)
    const [first] = await once(body, 'data')
    expect(first.length).toBeGreaterThan(0)
    goOn()
    expect((await buffer(body)).length + first.length).toBe(20_000)
  })

  it('fails the reader of a truncated file', async () => {
    const key = await putProof(randomBytes(20_000))
    s3.halfway = async (response) => void response.destroy()
    const body = await open(key)
    await expect(buffer(body)).rejects.toThrow('aborted')
  })

  it.each([[503], [429], ['lost' as const]])('is requested again after %s', async (fault) => {
    s3.faults.push(fault)
    const key = await putProof()
    s3.faults.push(fault)
    expect((await buffer(await open(key))).equals(content)).toBe(true)
    s3.faults.push(fault)
    await storage().delete(key)
    expect(s3.objects.size).toBe(0)
  })

  it('fails when it stays busy, and nothing is stored', async () => {
    s3.faults.push(503, 503, 503)
    await expect(putProof()).rejects.toThrow('with 503 (SlowDown)')
    expect(s3.objects.size).toBe(0)
  })

  it('fails when it is unavailable', async () => {
    s3.faults.push('lost', 'lost', 'lost')
    await expect(storage().delete(newPublicId())).rejects.toThrow('does not answer DELETE')
  })

  it.each([
    ['another secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['another name', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
  ])(
    'responds with an error to %s, which is never treated as a missing file',
    async (_what, other, code) => {
      const key = await putProof()
      const stranger = createBucketFileStorage({ ...s3.bucket, ...other })
      await expect(stranger.open(key)).rejects.toThrow(`403 (${code})`)
      await expect(stranger.put(newPublicId(), content, 'image/png')).rejects.toThrow(code)
      await expect(stranger.delete(key)).rejects.toThrow(code)
      expect(s3.objects.size).toBe(1)
    },
  )

  it('that does not exist is never treated as a missing file', async () => {
    const elsewhere = createBucketFileStorage({ ...s3.bucket, url: `${s3.bucket.url}s` })
    await expect(elsewhere.open(newPublicId())).rejects.toThrow('404 (NoSuchBucket)')
  })
})
