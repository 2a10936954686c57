import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openBucket } from '@store/bucket/bucket'
import { startS3 } from '@store/bucket/testing/s3-server'
import { newPublicId } from '../../shared/ids.ts'
import { createBucketFileStorage } from './bucket-file-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { createLocalFileStorage } from './local-file-storage.ts'
import { idLayout } from './storage-layout.ts'

interface TestStorage {
  storage: FileStorage
  /** All stored files. */
  list(): Promise<string[]>
  /** Sets the age of a file. */
  age(path: string, ms: number): Promise<void>
  clear(): Promise<void>
}

const storages: Record<string, () => Promise<TestStorage>> = {
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-files-'))
    return {
      storage: createLocalFileStorage(folder, idLayout),
      list: async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile())
        return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      },
      age: async (path, ms) => {
        const at = new Date(Date.now() - ms)
        await utimes(join(folder, path), at, at)
      },
      clear: async () => rm(folder, { recursive: true }),
    }
  },
  'a bucket': async () => {
    const s3 = await startS3()
    const bucket = await openBucket(s3.bucket)
    return {
      storage: createBucketFileStorage({ bucket, prefix: '', layout: idLayout }),
      list: async () => [...s3.objects.keys()],
      age: async (path, ms) => {
        const object = s3.objects.get(path)
        if (object) object.modifiedAt -= ms
      },
      clear: async () => s3.close(),
    }
  },
}

describe.each(Object.keys(storages))('files in %s', (name) => {
  let opened: TestStorage | undefined
  const here = () => {
    if (!opened) throw new Error('the storage only exists inside a test')
    return opened
  }

  beforeEach(async () => {
    opened = await storages[name]?.()
  })
  afterEach(async () => opened?.clear())

  const put = async (body: Buffer, key = newPublicId()) => {
    await here().storage.put(key, body, 'application/pdf')
    return key
  }
  const read = async (key: string) => {
    const file = await here().storage.open(key)
    const content = file && (await buffer(file.body))
    expect(content?.length).toBe(file?.bytes)
    return content
  }

  it.each([0, 1, 5_000_000])('are read as they were written, all %i bytes', async (bytes) => {
    const body = randomBytes(bytes)
    expect((await read(await put(body)))?.equals(body)).toBe(true)
  })

  it('are stored under the end of their key', async () => {
    const key = await put(Buffer.from('a bill'))
    expect(await here().list()).toEqual([`${key.slice(-2)}/${key}`])
  })

  it('do not exist before they are written completely', async () => {
    await put(Buffer.from('another'))
    const key = newPublicId()
    let isWritten = false
    const writing = put(randomBytes(5_000_000), key).finally(() => {
      isWritten = true
    })
    while (!isWritten) expect([undefined, 5_000_000]).toContain((await read(key))?.length)
    await writing
    expect(await here().list()).toHaveLength(2)
  })

  it('are replaced completely when written again, with nothing else left', async () => {
    const key = await put(Buffer.from('the first and longer one'))
    await put(Buffer.from('the second'), key)
    expect(String(await read(key))).toBe('the second')
    expect(await here().list()).toHaveLength(1)
  })

  it('do not exist after their deletion, and may be deleted again', async () => {
    const [gone, kept] = [await put(Buffer.from('gone')), await put(Buffer.from('kept'))]
    await here().storage.delete(gone)
    await here().storage.delete(gone)
    expect(await read(gone)).toBeUndefined()
    expect(String(await read(kept))).toBe('kept')
  })

  it('are listed with their size and age, however many there are', async () => {
    const keys = await Promise.all([1, 2, 3, 4, 5].map(() => put(Buffer.from('a proof'))))
    const [old = ''] = keys
    await here().age(`${old.slice(-2)}/${old}`, 7_200_000)
    const listed: [string, number][] = []
    for await (const page of here().storage.list()) {
      listed.push(
        ...page.map(({ key, ageMs, bytes }): [string, number] => {
          expect(bytes).toBe('a proof'.length)
          return [key, Math.round(ageMs / 3_600_000)]
        }),
      )
    }
    const hours = listed.map(([key, age]) => [key, Math.abs(age)])
    expect(hours.sort()).toEqual(keys.map((key) => [key, key === old ? 2 : 0]).sort())
  })

  it('are not listed while there are none', async () => {
    for await (const page of here().storage.list()) expect(page).toEqual([])
  })

  it('may be closed half read', async () => {
    const key = await put(randomBytes(5_000_000))
    for await (const chunk of (await here().storage.open(key))?.body ?? []) {
      expect(chunk.length).toBeLessThan(1_000_000)
      break
    }
    expect(await read(key)).toHaveLength(5_000_000)
  })

  it('do not mix when many are written and read concurrently', async () => {
    const bodies = Array.from({ length: 20 }, () => randomBytes(100_000))
    const back = await Promise.all(bodies.map(async (body) => read(await put(body))))
    expect(back.map((body, index) => bodies[index]?.equals(body ?? Buffer.alloc(0)))).toEqual(
      bodies.map(() => true),
    )
  })

  it.each(['', 'x', '../../etc/passwd', `../${'0'.repeat(23)}`, 'a'.repeat(26)])(
    'have keys, of which %j is none',
    async (key) => {
      const { storage, list } = here()
      await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(RangeError)
      await expect(storage.open(key)).rejects.toThrow(RangeError)
      await expect(storage.delete(key)).rejects.toThrow(RangeError)
      expect(await list()).toEqual([])
    },
  )
})
