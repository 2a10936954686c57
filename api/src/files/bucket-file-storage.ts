import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { askBucket, type BucketIdentity, type BucketRequest } from './bucket-request.ts'
import { placeOf } from './file-place.ts'
import type { FileStorage } from './file-storage.ts'

/** A bucket of anything that speaks S3, or a folder in one, and who we are to it. */
export interface FileBucket extends BucketIdentity {
  /** With the bucket in its path or its host, e.g. `https://s3.ap-south-1.amazonaws.com/store/files`. */
  url: string
}

/** Why a bucket refused; AWS, MinIO and Ceph agree on the words. */
async function reasonOf(answer: IncomingMessage): Promise<string> {
  return /<Code>([^<]*)<\/Code>/.exec(await text(answer))?.[1] ?? 'no reason'
}

/**
 * Keeps files in a bucket as objects nobody reads without a signature: none is ever given an ACL. An object is
 * there whole or not at all, which S3 promises of each PUT.
 */
export function keepFilesInBucket({ url, ...identity }: FileBucket): FileStorage {
  /** @returns undefined when there is no such object to read or delete */
  const ask = async (
    key: string,
    request: Omit<BucketRequest, 'url'>,
  ): Promise<IncomingMessage | undefined> => {
    const asked = { ...request, url: `${url}/${placeOf(key)}` }
    const answer = await askBucket(asked, identity)
    const { statusCode = 0 } = answer
    if (statusCode === 200 || statusCode === 204) return answer
    const reason = await reasonOf(answer)
    if (reason === 'NoSuchKey' && request.method !== 'PUT') return undefined
    throw new Error(
      `The bucket answers ${asked.method} ${asked.url} with ${statusCode} (${reason})`,
    )
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
  }
}
