import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { openBucket } from '@store/bucket/bucket'
import { startS3, type TestS3 } from '@store/bucket/testing/s3-server'
import { testPdf, testPng } from '../../../../test/factories/order-factory.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'
import { copyStorage } from './copy-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { createLocalFileStorage } from './local-file-storage.ts'
import { pictureLayout } from './storage-layout.ts'

let s3: TestS3
let folder: FileStorage
let bucket: FileStorage
let path = ''

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'store-copy-'))
  folder = createLocalFileStorage(path, pictureLayout)
  s3 = await startS3()
  const layout = pictureLayout
  const opened = await openBucket({ ...s3.bucket, maxAttempts: 1 })
  bucket = createBucketFileStorage({ bucket: opened, prefix: 'images/', layout })
  await folder.put('a-320.webp', await testPng(), 'image/png')
  await folder.put('b-320.webp', testPdf, 'application/pdf')
})
afterEach(async () => {
  await s3.close()
  await rm(path, { recursive: true })
})

const keysIn = async (storage: FileStorage) => {
  const keys: string[] = []
  for await (const page of storage.list()) keys.push(...page.map(({ key }) => key))
  return keys.sort()
}

it('copies what is missing or has another size, with its media type, and nothing twice', async () => {
  expect(await copyStorage(folder, bucket)).toEqual({ copied: 2, present: 0, deleted: 0 })
  expect(s3.objects.get('images/a-320.webp')?.headers).toEqual({ 'content-type': 'image/png' })
  const { bytes } = s3.objects.get('images/b-320.webp') ?? {}
  expect(bytes?.equals(testPdf)).toBe(true)
  await folder.put('c-320.webp', Buffer.from('new'), 'image/webp')
  await bucket.put('b-320.webp', Buffer.from('other'), 'image/webp')
  expect(await copyStorage(folder, bucket)).toEqual({ copied: 2, present: 1, deleted: 0 })
  expect(await copyStorage(folder, bucket)).toEqual({ copied: 0, present: 3, deleted: 0 })
  expect(await keysIn(folder)).toEqual(['a-320.webp', 'b-320.webp', 'c-320.webp'])
})

it('can be repeated after a failure', async () => {
  // The listing succeeds, and a copy fails.
  const failing = { ...bucket, put: async () => Promise.reject(new Error('no space')) }
  await expect(copyStorage(folder, failing)).rejects.toThrow('no space')
  expect(await copyStorage(folder, bucket)).toEqual({ copied: 2, present: 0, deleted: 0 })
})

it('deletes nothing from the source unless asked, and only what the target has', async () => {
  const forgetful = { ...bucket, put: async () => undefined }
  await expect(copyStorage(folder, forgetful, { deletesSource: true })).rejects.toThrow(
    '2 files differ in size after copying, e.g. a-320.webp',
  )
  expect(await keysIn(folder)).toHaveLength(2)
  expect(await copyStorage(folder, bucket, { deletesSource: true })).toEqual({
    copied: 2,
    present: 0,
    deleted: 2,
  })
  expect([await keysIn(folder), await keysIn(bucket)]).toEqual([[], ['a-320.webp', 'b-320.webp']])
})
