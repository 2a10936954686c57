import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { BucketCredentials, BucketSettings } from '../bucket.ts'
import { accessKeyOf, signatureFault } from './s3-signature.ts'

/** A stored object. */
export interface S3Object {
  bytes: Buffer
  tag: string
  /** The headers stored with it. */
  headers: Record<string, string>
  /** Whoever it was opened to. */
  acl: string | undefined
  /** When it was written, in milliseconds since 1970. */
  modifiedAt: number
}

/** A signed request, before it is executed. */
export interface S3Request {
  method: string
  /** Empty for a listing. */
  key: string
  accessKeyId: string
  headers: IncomingMessage['headers']
}

export interface S3Options {
  /** Default: `store`. */
  bucket?: string
  /** The credentials it accepts; default: one key. */
  accepts?: readonly BucketCredentials[]
  /** Decides like a bucket policy; default: everything is allowed. */
  isAllowed?: (request: S3Request) => boolean
}

/** A loopback server with one bucket that behaves like S3. */
export interface TestS3 {
  /** The bucket with the first of its credentials. */
  bucket: BucketSettings & { credentials: BucketCredentials }
  /** For `FILES_BUCKET_URL`. */
  url: string
  /** Whether `If-Match` must contain the tag without its quotes, as for Ceph; else with them. */
  wantsBareTags: boolean
  objects: Map<string, S3Object>
  /**
   * Faults of the next responses: a status, `silent` for none, or `lost`, which executes the request and closes the
   * connection.
   */
  faults: (number | 'silent' | 'lost')[]
  /** The fault of every response while it is set. */
  away: number | 'silent' | undefined
  /** Runs when the first half of an object was sent. */
  halfway: ((response: ServerResponse) => Promise<void>) | undefined
  close(): Promise<void>
}

const onlyKey = { accessKeyId: 'STORE', secretAccessKey: 'what only the store knows' }
const region = 'ap-south-1'
/** Small, so that there are several pages. */
const pageSize = 2
const storedHeaders = ['content-type', 'cache-control', 'content-encoding']

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

async function sendObject(s3: TestS3, response: ServerResponse, object: S3Object): Promise<void> {
  const { bytes, headers, tag } = object
  const half = bytes.length >> 1
  response.writeHead(200, { ...headers, etag: tag, 'content-length': bytes.length })
  await new Promise((resolve) => response.write(bytes.subarray(0, half), resolve))
  await s3.halfway?.(response)
  response.end(bytes.subarray(half))
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A page of ListObjectsV2. */
function listing(objects: TestS3['objects'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? query.get('start-after') ?? ''
  const rest = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort()
  const page = rest.slice(0, pageSize).map(([key, { modifiedAt, bytes }]) => {
    const at = new Date(modifiedAt).toISOString()
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${at}</LastModified><Size>${bytes.length}</Size></Contents>`
  })
  const last = rest.length > pageSize ? rest[pageSize - 1]?.[0] : undefined
  const next = last && `<NextContinuationToken>${escapeXml(last)}</NextContinuationToken>`
  return `<ListBucketResult><IsTruncated>${last !== undefined}</IsTruncated>${page.join('')}${next ?? ''}</ListBucketResult>`
}

/** @returns the status, and the error code of a failed condition */
function write(s3: TestS3, { key, headers }: S3Request, bytes: Buffer): [number, string] {
  const existing = s3.objects.get(key)
  const ifMatch = headers['if-match']
  if (headers['if-none-match'] === '*' && existing) return [412, 'PreconditionFailed']
  if (ifMatch !== undefined && !existing) return [404, 'NoSuchKey']
  const tag = s3.wantsBareTags ? existing?.tag.replaceAll('"', '') : existing?.tag
  if (ifMatch !== undefined && tag !== ifMatch) return [412, 'PreconditionFailed']
  if (headers['content-length'] === undefined) return [411, 'MissingContentLength']
  s3.objects.set(key, {
    bytes,
    tag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    headers: Object.fromEntries(
      storedHeaders.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    ),
    acl: headers['x-amz-acl']?.toString(),
    modifiedAt: Date.now(),
  })
  return [200, '']
}

function execute(s3: TestS3, request: S3Request, body: Buffer): [number, string] {
  if (request.method === 'PUT') return write(s3, request, body)
  if (request.method === 'DELETE') {
    s3.objects.delete(request.key)
    return [204, '']
  }
  return request.key && !s3.objects.has(request.key) ? [404, 'NoSuchKey'] : [200, '']
}

/** Starts it. */
export async function startS3(options: S3Options = {}): Promise<TestS3> {
  const { bucket = 'store', accepts = [onlyKey], isAllowed = () => true } = options
  // The version in the lock file supports this Node.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming)
    const { method = '', headers } = incoming
    const fault = s3.away ?? s3.faults.shift()
    // Clients repeat a request after SlowDown, whatever its status.
    if (fault === 403) return sendError(response, 403, 'AccessDenied')
    if (typeof fault === 'number') return sendError(response, fault, 'SlowDown')
    if (fault === 'silent') return undefined
    const accessKeyId = accessKeyOf(incoming)
    const credentials = accepts.find((accepted) => accepted.accessKeyId === accessKeyId)
    const wrong = signatureFault(incoming, body, { region, credentials })
    if (wrong !== undefined) return sendError(response, 403, wrong)
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://bucket')
    const [, name, ...path] = pathname.split('/')
    if (name !== bucket) return sendError(response, 404, 'NoSuchBucket')
    const request = { method, key: decodeURIComponent(path.join('/')), accessKeyId, headers }
    if (!isAllowed(request)) return sendError(response, 403, 'AccessDenied')
    const [status, code] = execute(s3, request, body)
    if (fault === 'lost') return response.destroy()
    if (code) return sendError(response, status, code)
    if (method !== 'GET') return response.writeHead(status).end()
    const object = s3.objects.get(request.key)
    if (object) return sendObject(s3, response, object)
    return response.writeHead(200).end(listing(s3.objects, searchParams))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`
  const s3: TestS3 = {
    bucket: {
      endpoint,
      bucket,
      isInHost: false,
      region,
      credentials: accepts[0] ?? onlyKey,
      maxAttempts: 3,
      answerTimeoutMs: 10_000,
    },
    url: `${endpoint}/${bucket}`,
    wantsBareTags: false,
    objects: new Map(),
    faults: [],
    away: undefined,
    halfway: undefined,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return s3
}
