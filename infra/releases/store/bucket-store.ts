import { buffer } from 'node:stream/consumers'
import type { Bucket, PutOptions } from '@store/bucket/bucket'
import { fileHeaders } from './file-headers.ts'
import type { ReleaseStore, StoredFile } from './release-store.ts'

const maxDownloads = 3

/**
 * A site in an S3-compatible bucket, served by the bucket itself or by a CDN in front of it. The bucket must support
 * conditional writes (`If-None-Match: *`, `If-Match`), as S3, R2, MinIO and Ceph do.
 */
export class BucketStore implements ReleaseStore {
  readonly #bucket: Bucket

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  async read(key: string): Promise<StoredFile | undefined> {
    for (let download = 1; ; download++) {
      const object = await this.#bucket.get(validKey(key))
      if (!object) return undefined
      try {
        return { bytes: await buffer(object.body), tag: object.tag }
      } catch (error) {
        if (download < maxDownloads) continue
        throw new Error(`The bucket does not send all of ${key}`, { cause: error })
      }
    }
  }

  async create(key: string, bytes: Buffer): Promise<boolean> {
    return this.#put(key, bytes, 'absent')
  }

  async replace(key: string, bytes: Buffer, tag: string): Promise<boolean> {
    return this.#put(key, bytes, { tag })
  }

  async list(prefix: string, after?: string): Promise<string[]> {
    const keys: string[] = []
    for await (const page of this.#bucket.list(prefix, after)) {
      keys.push(...page.map(({ key }) => key))
    }
    return keys
  }

  async remove(key: string): Promise<void> {
    await this.#bucket.delete(validKey(key))
  }

  #put(key: string, bytes: Buffer, condition: PutOptions['condition'] & {}): Promise<boolean> {
    return this.#bucket.put(validKey(key), bytes, { ...fileHeaders(key), condition })
  }
}

function validKey(key: string): string {
  if (key.split('/').includes('..')) throw new Error(`${key} is not a valid key`)
  return key
}
