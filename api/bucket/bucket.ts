import { Readable } from 'node:stream'
import type { ListObjectsV2CommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { bucketError, rejectionOf } from './bucket-error.ts'
import type { BucketLocation } from './bucket-url.ts'

/** Long-lived or temporary keys. */
export interface BucketCredentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** A bucket, and how it is asked. */
export interface BucketSettings extends BucketLocation {
  /**
   * Default: the first that the SDK finds in the environment, the shared configuration, a web identity token, or the
   * role of the container or machine. Temporary ones are renewed.
   */
  credentials?: BucketCredentials
  /** Attempts while the bucket is busy or does not answer. */
  maxAttempts: number
  /** Milliseconds until the answer to one attempt must have begun. */
  answerTimeoutMs: number
  /**
   * Milliseconds until the last attempt of a GET, PUT or DELETE is given up; a PUT has a second more for each megabyte.
   * Default: none.
   */
  patienceMs?: number
}

/** An object opened for reading; its body must be read or destroyed. */
export interface OpenObject {
  body: Readable
  bytes: number
  /** Changes with the content. */
  tag: string
}

/** An object as the bucket lists it. */
export interface ListedObject {
  key: string
  bytes: number
  /** Milliseconds since it was written, by the clock of the bucket to within five minutes. */
  ageMs: number
}

/** Headers that the bucket stores with an object, and the condition for writing it. */
export interface PutOptions {
  contentType: string
  contentEncoding?: string
  cacheControl?: string
  /** `absent`, or the tag that the object must still have. */
  condition?: 'absent' | { tag: string }
}

/** An S3-compatible bucket. All operations throw when it refuses or does not answer. */
export interface Bucket {
  /** @returns undefined when the object does not exist; a missing bucket is an error */
  get(key: string): Promise<OpenObject | undefined>
  /** Writes a private object atomically. @returns false when the condition does not hold */
  put(key: string, body: Buffer, options: PutOptions): Promise<boolean>
  /** Does nothing when the object does not exist. */
  delete(key: string): Promise<void>
  /** Lists the objects of a prefix in ascending order, in pages. @param after skips this key and all before it */
  list(prefix: string, after?: string): AsyncIterable<ListedObject[]>
}

const connectTimeoutMs = 3_000
/** A line of 8 Mbit/s. */
const slowestBytesPerMs = 1_000
/** Longer than for an answer to begin: the client that a body is streamed to may be the slow side. */
const stallTimeoutMs = 60_000
/** Slow clients occupy a connection each. */
const mostConnections = 1_000

function clientConfig(settings: BucketSettings): S3ClientConfig {
  const { endpoint, isInHost, region, credentials, maxAttempts, answerTimeoutMs } = settings
  const agent = { maxSockets: mostConnections }
  return {
    endpoint,
    region,
    forcePathStyle: !isInHost,
    ...(credentials && { credentials }),
    maxAttempts,
    // Not every store supports the SDK's checksums; the signature covers the body anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: answerTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: stallTimeoutMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  }
}

/** The end of all attempts of one operation. */
interface Patience {
  options: { abortSignal?: AbortSignal }
  end(): void
}

function startPatience({ patienceMs }: BucketSettings, bytes = 0): Patience {
  if (patienceMs === undefined) return { options: {}, end: () => undefined }
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), patienceMs + bytes / slowestBytesPerMs)
  return { options: { abortSignal: over.signal }, end: () => clearTimeout(timer) }
}

/** Opens a bucket; sends no request yet. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const { bucket: Bucket, maxAttempts } = settings
  // Imported late: programs without a bucket start faster and need less memory.
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client(clientConfig(settings))

  const get: Bucket['get'] = async (Key) => {
    const patience = startPatience(settings)
    try {
      const object = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), patience.options)
      const { Body, ContentLength = 0, ETag = '' } = object
      if (!(Body instanceof Readable)) throw new TypeError('the SDK returned no stream')
      return { body: Body, bytes: ContentLength, tag: ETag }
    } catch (error) {
      if (rejectionOf(error)?.code === 'NoSuchKey') return undefined
      throw bucketError(`GET ${Key}`, error)
    } finally {
      // The body is read as slowly as its reader likes.
      patience.end()
    }
  }

  const write = async (
    Key: string,
    Body: Buffer,
    options: PutOptions & Patience['options'],
  ): Promise<boolean> => {
    const { contentType, contentEncoding, cacheControl, condition, abortSignal } = options
    const sending = abortSignal ? { abortSignal } : {}
    const command = new sdk.PutObjectCommand({
      Bucket,
      Key,
      Body,
      ContentType: contentType,
      ContentEncoding: contentEncoding,
      CacheControl: cacheControl,
      ...(condition === 'absent' && { IfNoneMatch: '*' }),
      ...(typeof condition === 'object' && { IfMatch: condition.tag }),
    })
    for (let attempt = 1; ; attempt++) {
      try {
        await client.send(command, sending)
        return true
      } catch (error) {
        const { status, code } = rejectionOf(error) ?? {}
        const isMissing = typeof condition === 'object' && code === 'NoSuchKey'
        if (status === 412 || isMissing) return false
        // 409: another client is writing the same key, and neither write has succeeded yet.
        if (status !== 409 || attempt === maxAttempts) throw bucketError(`PUT ${Key}`, error)
      }
    }
  }

  return {
    get,

    async put(key, content, options) {
      const { condition } = options
      const patience = startPatience(settings, content.length)
      try {
        if (await write(key, content, { ...options, ...patience.options })) return true
        if (typeof condition !== 'object') return false
        const object = await get(key)
        object?.body.destroy()
        if (object?.tag !== condition.tag) return false
        // Ceph, and stores built on it, compare with the tag without its quotes.
        const tag = condition.tag.replaceAll('"', '')
        return await write(key, content, { ...options, ...patience.options, condition: { tag } })
      } finally {
        patience.end()
      }
    },

    async delete(Key) {
      const patience = startPatience(settings)
      try {
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), patience.options)
      } catch (error) {
        if (rejectionOf(error)?.code !== 'NoSuchKey') throw bucketError(`DELETE ${Key}`, error)
      } finally {
        patience.end()
      }
    },

    async *list(Prefix, StartAfter) {
      try {
        const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix, StartAfter })
        for await (const page of pages) yield listedObjects(page, client)
      } catch (error) {
        throw bucketError(`LIST ${Prefix}`, error)
      }
    },
  }
}

function listedObjects({ Contents = [] }: ListObjectsV2CommandOutput, client: S3Client) {
  // The SDK measures how far the clock of the bucket is from ours, and ignores less than five minutes.
  const now = Date.now() + client.config.systemClockOffset
  return Contents.flatMap(({ Key, Size = 0, LastModified }): ListedObject[] =>
    Key && LastModified ? [{ key: Key, bytes: Size, ageMs: now - LastModified.getTime() }] : [],
  )
}
