import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openBucket } from '@store/bucket/bucket'
import { startS3 } from '@store/bucket/testing/s3-server'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { runCleanupJobs } from '../cleanup/run-cleanup-jobs.ts'
import { newPublicId } from '../shared/ids.ts'
import { orphanedFiles } from './orphaned-files.ts'
import { createBucketFileStorage } from './storage/bucket-file-storage.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { createLocalFileStorage } from './storage/local-file-storage.ts'
import { idLayout } from './storage/storage-layout.ts'

const hourMs = 3_600_000

interface TestStorage {
  storage: FileStorage
  age(key: string, ms: number): Promise<void>
  clear(): Promise<void>
}

const storages: Record<string, () => Promise<TestStorage>> = {
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-files-'))
    return {
      storage: createLocalFileStorage(folder, idLayout),
      age: async (key, ms) => {
        const at = new Date(Date.now() - ms)
        await utimes(join(folder, idLayout.pathOf(key)), at, at)
      },
      clear: async () => rm(folder, { recursive: true }),
    }
  },
  'a bucket': async () => {
    const s3 = await startS3()
    const bucket = await openBucket(s3.bucket)
    return {
      storage: createBucketFileStorage({ bucket, prefix: '', layout: idLayout }),
      age: async (key, ms) => {
        const object = s3.objects.get(idLayout.pathOf(key))
        if (object) object.modifiedAt -= ms
      },
      clear: async () => s3.close(),
    }
  },
}

const store = useTestStore()

describe.each(Object.keys(storages))('files without a row in %s', (name) => {
  let opened: TestStorage | undefined
  beforeEach(async () => {
    opened = await storages[name]?.()
  })
  afterEach(async () => opened?.clear())
  const here = () => {
    if (!opened) throw new Error('the storage only exists inside a test')
    return opened
  }
  const put = async (ageMs: number, key = newPublicId()) => {
    await here().storage.put(key, Buffer.from('a proof'), 'image/png')
    await here().age(key, ageMs)
    return key
  }
  const exists = async (key: string) => {
    const file = await here().storage.open(key)
    file?.body.destroy()
    return file !== undefined
  }
  const cleanUp = async (instances = 1) => {
    const cleanupJobs = [orphanedFiles({ db: store.db, storage: here().storage })]
    const runs = Array.from({ length: instances }, () =>
      runCleanupJobs(store.app, { ...store, cleanupJobs }),
    )
    await Promise.all(runs)
  }

  it('are deleted after an hour, not before, and not with a row', async () => {
    await createOrder(store)
    const [row] = await store.db('files').pluck('public_id')
    const kept = await put(5 * hourMs, String(row))
    const [old, young] = [await put(1.1 * hourMs), await put(0.9 * hourMs)]
    await cleanUp()
    expect([await exists(kept), await exists(old), await exists(young)]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('are deleted once when several instances look for them', async () => {
    const old = await Promise.all([1, 2, 3, 4, 5].map(() => put(2 * hourMs)))
    await cleanUp(3)
    expect(await Promise.all(old.map(exists))).toEqual(old.map(() => false))
  })
})

describe('a storage with nearly no file that has a row', () => {
  it('is left unchanged, because it belongs to another database', async () => {
    const deleted: string[] = []
    const listed = Array.from({ length: 1_001 }, () => ({
      key: newPublicId(),
      bytes: 7,
      ageMs: 2 * hourMs,
    }))
    const storage: FileStorage = {
      put: async () => undefined,
      open: async () => undefined,
      delete: async (key) => void deleted.push(key),
      async *list() {
        yield listed
      },
    }
    const job = orphanedFiles({ db: store.db, storage })
    await expect(job.run(new Date(), 1_000)).rejects.toThrow('1001 of 1001 files')
    expect(deleted).toEqual([])
  })
})
