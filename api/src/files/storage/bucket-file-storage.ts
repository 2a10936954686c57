import type { IncomingMessage } from 'node:http'
import { listBucket } from './bucket-listing.ts'
import {
  type BucketRequest,
  bucketError,
  type FileBucket,
  readErrorCode,
  sendBucketRequest,
} from './bucket-request.ts'
import type { FileStorage } from './file-storage.ts'
import { storagePathOf } from './storage-path.ts'

/**
 * Stores files in an S3 bucket as private objects: none ever gets an ACL. Each PUT is atomic, as S3 guarantees.
 */
export function createBucketFileStorage(bucket: FileBucket): FileStorage {
  const root = [bucket.url, bucket.folder].filter(Boolean).join('/')
  /** @returns undefined when the object does not exist */
  const ask = async (
    key: string,
    request: Omit<BucketRequest, 'url'>,
  ): Promise<IncomingMessage | undefined> => {
    const asked = { ...request, url: `${root}/${storagePathOf(key)}` }
    const answer = await sendBucketRequest(asked, bucket)
    const { statusCode = 0 } = answer
    if (statusCode === 200 || statusCode === 204) return answer
    const reason = await readErrorCode(answer)
    if (reason === 'NoSuchKey' && request.method !== 'PUT') return undefined
    throw bucketError(asked, statusCode, reason)
  }

  return {
    async put(key, body, mediaType) {
      const answer = await ask(key, { method: 'PUT', body, mediaType })
      answer?.resume()
    },

    open: async (key) => ask(key, { method: 'GET' }),

    async delete(key) {
      const answer = await ask(key, { method: 'DELETE' })
      answer?.resume()
    },

    list: () => listBucket(bucket),
  }
}
