import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

/** One thing asked of a bucket; `url` with its query. */
export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Who we are to it. */
export interface BucketCredentials {
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export interface BucketResponse {
  status: number
  tag: string
  bytes: Buffer
}

/**
 * Signs a request and sends it, again when the bucket is busy or does not answer: a write that was done already meets
 * its own condition then. Not by `fetch`, which unpacks what is stored compressed.
 * @throws when it never answers
 */
export async function sendBucketRequest(
  request: BucketRequest,
  identity: BucketCredentials,
): Promise<BucketResponse> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await send(request, identity)
      if (!isBusy(answer) || attempt === maxAttempts) return answer
    } catch (error) {
      if (attempt === maxAttempts) {
        const { method, url } = request
        throw new Error(`The bucket does not answer ${method} ${url}`, { cause: error })
      }
    }
    await wait(Math.random() * initialBackoffMs * 2 ** attempt)
  }
}

const maxAttempts = 5
const initialBackoffMs = 50
const timeoutMs = 30_000

function isBusy({ status }: BucketResponse): boolean {
  return status === 429 || status >= 500
}

async function send(request: BucketRequest, identity: BucketCredentials): Promise<BucketResponse> {
  const { body, ...asked } = request
  const signed = await new AwsV4Signer({ ...asked, ...identity, service: 's3' }).sign()
  const { request: open } = signed.url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const outgoing = open(signed.url, {
      method: signed.method,
      headers: Object.fromEntries(signed.headers),
      signal: AbortSignal.timeout(timeoutMs),
    })
    outgoing.once('error', reject)
    outgoing.once('response', (incoming) => {
      const { statusCode: status = 0, headers } = incoming
      const answer = (bytes: Buffer) => resolve({ status, tag: headers.etag ?? '', bytes })
      buffer(incoming).then(answer, reject)
    })
    outgoing.end(body)
  })
}
