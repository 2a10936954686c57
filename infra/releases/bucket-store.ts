import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { headersOf } from './file-headers.ts'
import type { ReleaseStore, StoredFile } from './release-store.ts'

/** A bucket of anything that speaks S3, and who we are to it. */
export interface BucketSettings {
  /** E.g. `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/**
 * A site in an S3-compatible bucket, ready to be served by it or by what stands before it. It has to keep to
 * conditional writes (`If-None-Match: *`, `If-Match`), as S3, R2, MinIO and Ceph do.
 */
export class BucketStore implements ReleaseStore {
  readonly #client: AwsClient
  readonly #address: string

  constructor({ endpoint, bucket, ...identity }: BucketSettings) {
    this.#client = new AwsClient({ ...identity, service: 's3', retries: 4 })
    this.#address = `${endpoint.replace(/\/$/, '')}/${bucket}`
  }

  async read(key: string): Promise<StoredFile | undefined> {
    const answer = await this.#ask(key, { method: 'GET' }, [200, 404])
    if (answer.status === 404) {
      await answer.body?.cancel()
      return undefined
    }
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { bytes, tag: answer.headers.get('etag') ?? '' }
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
      const page = await answer.text()
      for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
        keys.push(decodeURIComponent(key.replaceAll('+', ' ')))
      }
      if (!page.includes('<IsTruncated>true</IsTruncated>')) return keys
    }
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#ask(key, { method: 'DELETE' }, [204, 200, 404])
    await answer.body?.cancel()
  }

  /** @returns false when the condition does not hold */
  async #put(key: string, bytes: Buffer, condition: Record<string, string>): Promise<boolean> {
    const headers = {
      ...headersOf(key),
      ...condition,
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    }
    for (let attempt = 1; ; attempt++) {
      const init = { method: 'PUT', headers, body: new Uint8Array(bytes) }
      const answer = await this.#ask(key, init, [200, 404, 409, 412])
      await answer.body?.cancel()
      // 409: somebody writes the same key just now, and nobody has won yet.
      if (answer.status !== 409) return answer.status === 200
      if (attempt === attempts) throw new Error(`Somebody else keeps writing ${key}: try again`)
    }
  }

  async #ask(path: string, init: RequestInit, expected: number[]): Promise<Response> {
    if (path.split('/').includes('..')) throw new Error(`${path} is no key of a store`)
    const answer = await this.#send(`${this.#address}/${path}`, init)
    if (expected.includes(answer.status)) return answer
    const [, code = 'no reason'] = /<Code>([^<]*)<\/Code>/.exec(await answer.text()) ?? []
    throw new Error(`The bucket answers ${init.method} ${path} with ${answer.status} (${code})`)
  }

  /** What is asked may be asked twice: a write that was done already meets its own condition. */
  async #send(address: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const signal = AbortSignal.timeout(patienceMs)
        return await this.#client.fetch(address, { ...init, signal })
      } catch (error) {
        if (attempt === attempts) {
          throw new Error(`The bucket does not answer ${init.method} ${address}`, { cause: error })
        }
      }
    }
  }
}

const patienceMs = 30_000
const attempts = 3
