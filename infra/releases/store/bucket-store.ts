import { createHash } from 'node:crypto'
import {
  type BucketCredentials,
  type BucketRequest,
  type BucketResponse,
  sendBucketRequest,
} from './bucket-request.ts'
import { fileHeaders } from './file-headers.ts'
import type { ReleaseStore, StoredFile } from './release-store.ts'

/** An S3-compatible bucket and the credentials for it. */
export interface BucketSettings extends BucketCredentials {
  /** E.g. `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string
  bucket: string
}

/**
 * A site in an S3-compatible bucket, served by the bucket itself or by a CDN in front of it. The bucket must support
 * conditional writes (`If-None-Match: *`, `If-Match`), as S3, R2, MinIO and Ceph do.
 */
export class BucketStore implements ReleaseStore {
  readonly #credentials: BucketCredentials
  readonly #baseUrl: string

  constructor({ endpoint, bucket, ...credentials }: BucketSettings) {
    this.#credentials = credentials
    this.#baseUrl = `${endpoint.replace(/\/$/, '')}/${bucket}`
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const { status, bytes, tag } = await this.#request(key, { method: 'GET' }, [200, 404])
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
      const response = await this.#request(`?${query}`, { method: 'GET' }, [200])
      const page = response.bytes.toString()
      for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
        keys.push(decodeURIComponent(key.replaceAll('+', ' ')))
      }
      if (!page.includes('<IsTruncated>true</IsTruncated>')) return keys
    }
  }

  async remove(key: string): Promise<void> {
    await this.#request(key, { method: 'DELETE' }, [204, 200, 404])
  }

  /** @returns false when the condition does not hold */
  async #put(key: string, body: Buffer, condition: Record<string, string>): Promise<boolean> {
    const headers = {
      ...fileHeaders(key),
      ...condition,
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    }
    // A missing file cannot be replaced (404); for a create, 404 means that the bucket is missing.
    const missing = 'if-match' in condition ? [404] : []
    for (let attempt = 1; ; attempt++) {
      const request = { method: 'PUT' as const, headers, body }
      const { status } = await this.#request(key, request, [200, 409, 412, ...missing])
      // 409: another client is writing the same key, and neither write has succeeded yet.
      if (status !== 409) return status === 200
      if (attempt === maxAttempts) throw new Error(`Another client keeps writing ${key}: try again`)
    }
  }

  async #request(
    path: string,
    request: Omit<BucketRequest, 'url'>,
    expected: number[],
  ): Promise<BucketResponse> {
    if (path.split('/').includes('..')) throw new Error(`${path} is not a valid key`)
    const url = `${this.#baseUrl}/${path}`
    const response = await sendBucketRequest({ ...request, url }, this.#credentials)
    if (expected.includes(response.status)) return response
    const [, code = 'no reason'] = /<Code>([^<]*)<\/Code>/.exec(response.bytes.toString()) ?? []
    throw new Error(
      `The bucket answered ${request.method} ${path} with ${response.status} (${code})`,
    )
  }
}

const maxAttempts = 3
