import { createHash } from 'node:crypto'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

/** Credentials for a bucket. */
export interface BucketIdentity {
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An S3-compatible bucket, or a folder in one, with credentials. */
export interface FileBucket extends BucketIdentity {
  /** With the bucket in its path or its host, e.g. `https://s3.ap-south-1.amazonaws.com/store`. */
  url: string
  /** Folder in the bucket, without slashes; empty for the whole bucket. */
  folder: string
}

/** A request to a bucket. */
export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE'
  url: string
  body?: Buffer
  mediaType?: string
}

/** Few, because a person waits for the response. */
const attempts = 3
const firstPauseMs = 50
const longestSilenceMs = 10_000
/** Longer once the response has begun: the client it is streamed to may be the slow side. */
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
 * Signs a request (Signature Version 4) and sends it. Retries when the bucket is busy or not reachable, as all
 * requests here are idempotent. Does not use `fetch`, which decompresses compressed objects.
 * @returns the response, whose body must be read or discarded
 * @throws Error when the bucket does not answer
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

/** Reads the error code of a response; AWS, MinIO and Ceph use the same codes. */
export async function readErrorCode(answer: IncomingMessage): Promise<string> {
  return /<Code>([^<]*)<\/Code>/.exec(await text(answer))?.[1] ?? 'no reason'
}

/** The error for a response with an unexpected status. */
export function bucketError(
  { method, url }: BucketRequest,
  statusCode: number,
  reason: string,
): Error {
  return new Error(`The bucket answers ${method} ${url} with ${statusCode} (${reason})`)
}
