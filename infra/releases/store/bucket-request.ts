import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

/** One request to a bucket; `url` includes the query. */
export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Credentials for the bucket. */
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
 * Signs and sends a request. Retries when the bucket is busy or does not respond: writes are conditional, so a retry
 * never applies one twice. Does not use `fetch`, which decompresses stored files.
 * @throws when the bucket does not respond after all attempts
 */
export async function sendBucketRequest(
  request: BucketRequest,
  credentials: BucketCredentials,
): Promise<BucketResponse> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await send(request, credentials)
      if (!isBusy(response) || attempt === maxAttempts) return response
    } catch (error) {
      if (attempt === maxAttempts) {
        const { method, url } = request
        throw new Error(`The bucket does not respond to ${method} ${url}`, { cause: error })
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

async function send(
  request: BucketRequest,
  credentials: BucketCredentials,
): Promise<BucketResponse> {
  const { body, ...target } = request
  const signed = await new AwsV4Signer({ ...target, ...credentials, service: 's3' }).sign()
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
      const respond = (bytes: Buffer) => resolve({ status, tag: headers.etag ?? '', bytes })
      buffer(incoming).then(respond, reject)
    })
    outgoing.end(body)
  })
}
