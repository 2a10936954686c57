import { createHash } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

/** Who the store is to a bucket. */
export interface BucketIdentity {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A bucket of anything that speaks S3, or a folder in one, and who we are to it. */
export interface FileBucket extends BucketIdentity {
  /** With the bucket in its path or its host, e.g. `https://s3.ap-south-1.amazonaws.com/store`. */
  url: string
  /** Below the address, without slashes; all of it when empty. */
  folder: string
}

/** One thing asked of a bucket. */
export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  url: string
  body?: Buffer
  mediaType?: string
}

/** Somebody waits for the answer. */
const attempts = 3
const firstPauseMs = 50
const longestSilenceMs = 10_000
/** Longer once the answer has begun: what is silent then may be who it is passed on to. */
const longestStallMs = 60_000

function isBusy({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode === 429 || statusCode >= 500
}

async function send(
  { method, url, body, mediaType }: BucketRequest,
  identity: BucketIdentity,
): Promise<IncomingMessage> {
  const headers = {
    'x-amz-content-sha256': createHash('sha256')
      .update(body ?? '')
      .digest('hex'),
    ...(mediaType && { 'content-type': mediaType }),
  }
  const signed = await new AwsV4Signer({
    ...identity,
    method,
    url,
    headers,
    service: 's3',
  }).sign()
  const { request: open } = signed.url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const outgoing = open(signed.url, { method, headers: Object.fromEntries(signed.headers) })
    outgoing.setTimeout(longestSilenceMs, () => outgoing.destroy(new Error('it is silent')))
    outgoing.on('error', reject)
    outgoing.once('response', (incoming) => {
      outgoing.setTimeout(longestStallMs)
      resolve(incoming)
    })
    outgoing.end(body)
  })
}

/**
 * Signs a request (Signature Version 4) and sends it, again when the bucket is busy or away: whatever is asked
 * here may be done twice. Not by `fetch`, which unpacks what is stored compressed.
 * @returns the answer, whose body is still to be read or let go
 * @throws Error when it never answers
 */
export async function sendBucketRequest(
  request: BucketRequest,
  identity: BucketIdentity,
): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await send(request, identity)
      if (!isBusy(answer) || attempt === attempts) return answer
      answer.resume()
    } catch (error) {
      if (attempt === attempts) {
        const { method, url } = request
        throw new Error(`The bucket does not answer ${method} ${url}`, { cause: error })
      }
    }
    await wait(Math.random() * firstPauseMs * 2 ** attempt)
  }
}

/** Why a bucket refused; AWS, MinIO and Ceph agree on the words. */
export async function readErrorCode(answer: IncomingMessage): Promise<string> {
  return /<Code>([^<]*)<\/Code>/.exec(await text(answer))?.[1] ?? 'no reason'
}

/** What is thrown when a bucket refuses. */
export function bucketError(
  { method, url }: BucketRequest,
  statusCode: number,
  reason: string,
): Error {
  return new Error(`The bucket answers ${method} ${url} with ${statusCode} (${reason})`)
}
