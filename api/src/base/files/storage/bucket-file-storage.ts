import type { Bucket } from '@store/bucket/bucket'
import type { FileStorage, StoredFile } from './file-storage.ts'
import type { StorageLayout } from './storage-layout.ts'

interface BucketFolder {
  bucket: Bucket
  /** Of all keys in the folder, with a slash at its end; empty for the whole bucket. */
  prefix: string
  layout: StorageLayout
}

/** Stores files in a bucket as private objects: none ever gets an ACL. */
export function createBucketFileStorage({ bucket, prefix, layout }: BucketFolder): FileStorage {
  const nameOf = (key: string) => `${prefix}${layout.pathOf(key)}`
  return {
    async put(key, content, contentType) {
      await bucket.put(nameOf(key), content, { contentType })
    },

    open: async (key) => bucket.get(nameOf(key)),

    delete: async (key) => bucket.delete(nameOf(key)),

    async *list() {
      for await (const page of bucket.list(prefix)) {
        yield page.flatMap(({ key: name, bytes, ageMs }): StoredFile[] => {
          const key = layout.keyOf(name.slice(prefix.length))
          return key ? [{ key, bytes, ageMs }] : []
        })
      }
    },
  }
}
