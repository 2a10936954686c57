import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { newPublicId } from '../../shared/ids.ts'
import { startS3, type TestS3 } from '../../testing/servers/s3-server.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'

describe('the listing of a bucket', () => {
  let s3: TestS3
  beforeAll(async () => {
    s3 = await startS3()
  })
  beforeEach(() => s3.objects.clear())
  afterAll(async () => s3.close())

  const keysIn = async (url: string, folder: string) => {
    const storage = createBucketFileStorage({ ...s3.bucket, url, folder })
    const pages: string[] = []
    for await (const page of storage.list()) pages.push(...page.map(({ key }) => key))
    return pages
  }

  it('contains the files of its folder and nothing else', async () => {
    const { url } = s3.bucket
    const put = async (folder: string) => {
      const key = newPublicId()
      const bucket = createBucketFileStorage({ ...s3.bucket, url, folder })
      await bucket.put(key, Buffer.from('x'), 'image/png')
      return key
    }
    const own = await put('my shop/files')
    await put('my shop/uploads')
    await put('')
    const [object] = s3.objects.values()
    if (object) s3.objects.set('my shop/files/notes.txt', object)
    expect(await keysIn(`${url}/my%20shop`, 'files')).toEqual([own])
  })

  it('fails when the bucket does not exist', async () => {
    await expect(keysIn(`${s3.bucket.url}s`, 'files')).rejects.toThrow('404 (NoSuchBucket)')
  })
})
