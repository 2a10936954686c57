import { createHash } from 'node:crypto'
import {
  type BucketCredentials,
  type BucketRequest,
  type BucketResponse,
  sendBucketRequest,
} from './bucket-request.ts'
import { fileHeaders } from './file-headers.ts'
import type { ReleaseStore, StoredFile } from './release-store.ts'

/** A bucket of anything that speaks S3, and who we are to it. */
export interface BucketSettings extends BucketCredentials {
  /** E.g. `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string
  bucket: string
}

/**
 * A site in an S3-compatible bucket, ready to be served by it or by what stands before it. It has to keep to
 * conditional writes (`If-None-Match: *`, `If-Match`), as S3, R2, MinIO and Ceph do.
 */
export class BucketStore implements ReleaseStore {
  readonly #identity: BucketCredentials
  readonly #address: string

  constructor({ endpoint, bucket, ...identity }: BucketSettings) {
    this.#identity = identity
    this.#address = `${endpoint.replace(/\/$/, '')}/${bucket}`
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const { status, bytes, tag } = await this.#ask(key, { method: 'GET' }, [200, 404])
    return status === 404 ? undefined : { bytes, tag }
  }

  create(key: string, bytes: Buffer): Promise<boolean> {
    return this.#put(key, bytes, { 'if-none-match': '*' })
  }

  replace(key: string, bytes: Buffer, tag: string): Promise<boolean> {
    return this.#put(key, bytes, { 'if-match': tag })
  }

  async list(prefix: string, after = ''): Promise<string[]> {
    const keys: string[] = []
    for (let last = after; ; last = keys.at(-1) ?? '') {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix })
      if (last) query.set('start-after', last)
      const answer = await this.#ask(`?${query}`, { method: 'GET' }, [200])
      const page = answer.bytes.toString()
      for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
        keys.push(decodeURIComponent(key.replaceAll('+', ' ')))
      }
      if (!page.includes('<IsTruncated>true</IsTruncated>')) return keys
    }
  }

  async remove(key: string): Promise<void> {
    await this.#ask(key, { method: 'DELETE' }, [204, 200, 404])
  }

  /** @returns false when the condition does not hold */
  async #put(key: string, body: Buffer, condition: Record<string, string>): Promise<boolean> {
    const headers = {
      ...fileHeaders(key),
      ...condition,
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    }
    // Without the file there is nothing to replace; without the bucket there is nowhere to create.
    const gone = 'if-match' in condition ? [404] : []
    for (let attempt = 1; ; attempt++) {
      const request = { method: 'PUT' as const, headers, body }
      const { status } = await this.#ask(key, request, [200, 409, 412, ...gone])
      // 409: somebody writes the same key just now, and nobody has won yet.
      if (status !== 409) return status === 200
      if (attempt === maxAttempts) throw new Error(`Somebody else keeps writing ${key}: try again`)
    }
  }

  async #ask(
    path: string,
    request: Omit<BucketRequest, 'url'>,
    expected: number[],
  ): Promise<BucketResponse> {
    if (path.split('/').includes('..')) throw new Error(`${path} is no key of a store`)
    const url = `${this.#address}/${path}`
    const answer = await sendBucketRequest({ ...request, url }, this.#identity)
    if (expected.includes(answer.status)) return answer
    const [, code = 'no reason'] = /<Code>([^<]*)<\/Code>/.exec(answer.bytes.toString()) ?? []
    throw new Error(`The bucket answers ${request.method} ${path} with ${answer.status} (${code})`)
  }
}

const maxAttempts = 3
