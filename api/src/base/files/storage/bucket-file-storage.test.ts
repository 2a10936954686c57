import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Bucket, openBucket } from '@store/bucket/bucket'
import { startS3, type TestS3 } from '@store/bucket/testing/s3-server'
import { newPublicId } from '../../shared/ids.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'
import { idLayout } from './storage-layout.ts'

describe('files in a bucket', () => {
  let s3: TestS3
  let bucket: Bucket
  beforeAll(async () => {
    s3 = await startS3()
    bucket = await openBucket(s3.bucket)
  })
  beforeEach(() => s3.objects.clear())
  afterAll(async () => s3.close())

  const folder = (prefix: string) => createBucketFileStorage({ bucket, prefix, layout: idLayout })
  const put = async (prefix: string) => {
    const key = newPublicId()
    await folder(prefix).put(key, Buffer.from('x'), 'image/png')
    return key
  }

  it('have their media type, and the name that they would have in a folder', async () => {
    const key = await put('files/')
    const [[path, object] = []] = s3.objects
    expect(path).toBe(`files/${key.slice(-2)}/${key}`)
    expect(object?.headers).toEqual({ 'content-type': 'image/png' })
  })

  it('are listed by their folder, and nothing else is', async () => {
    const own = await put('my shop/files/')
    await put('my shop/uploads/')
    await put('')
    const [object] = s3.objects.values()
    if (object) s3.objects.set('my shop/files/notes.txt', object)
    const listed: string[] = []
    for await (const page of folder('my shop/files/').list()) {
      listed.push(...page.map(({ key }) => key))
    }
    expect(listed).toEqual([own])
  })
})
