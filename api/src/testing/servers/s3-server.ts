import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { FileBucket } from '../../files/storage/bucket-request.ts'
import { signatureFault } from './s3-signature.ts'

/** A stored object of a bucket. */
export interface S3Object {
  bytes: Buffer
  headers: { 'content-type': string }
  /** Whoever it was opened to. */
  acl: string | undefined
  /** When it was written, in milliseconds since 1970. */
  modifiedAt: number
}

/** A loopback server with one bucket that behaves like S3. */
export interface TestS3 {
  /** The bucket and its credentials. */
  bucket: FileBucket
  objects: Map<string, S3Object>
  /** Faults of the next responses: a status, or `lost`, which executes the request and closes the connection. */
  faults: (number | 'lost')[]
  /** Runs when the first half of an object was sent. */
  halfway: ((response: ServerResponse) => Promise<void>) | undefined
  close(): Promise<void>
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

async function sendObject(s3: TestS3, response: ServerResponse, object: S3Object): Promise<void> {
  const { bytes, headers } = object
  const half = bytes.length >> 1
  response.writeHead(200, { ...headers, 'content-length': bytes.length })
  await new Promise((resolve) => response.write(bytes.subarray(0, half), resolve))
  await s3.halfway?.(response)
  response.end(bytes.subarray(half))
}

/** A page of ListObjectsV2, of two objects, so that there are several pages. */
function listing({ objects }: TestS3, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const rest = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort()
  const page = rest.slice(0, 2).map(([key, { modifiedAt }]) => {
    const at = new Date(modifiedAt).toISOString()
    return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${at}</LastModified></Contents>`
  })
  const last = rest.length > 2 ? rest[1]?.[0] : undefined
  const next = last ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`
}

async function answer(s3: TestS3, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  const { method, headers } = request
  const fault = s3.faults.shift()
  if (typeof fault === 'number') return sendError(response, fault, 'SlowDown')
  const wrong = signatureFault(request, body, s3.bucket)
  if (wrong !== undefined) return sendError(response, 403, wrong)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const [, name, ...path] = pathname.split('/')
  if (name !== 'store') return sendError(response, 404, 'NoSuchBucket')
  const key = decodeURIComponent(path.join('/'))
  if (!key && method === 'GET') return void response.writeHead(200).end(listing(s3, searchParams))
  if (method === 'PUT') {
    if (headers['content-length'] === undefined)
      return sendError(response, 411, 'MissingContentLength')
    const acl = headers['x-amz-acl']?.toString()
    const type = headers['content-type'] ?? 'binary/octet-stream'
    s3.objects.set(key, {
      bytes: body,
      headers: { 'content-type': type },
      acl,
      modifiedAt: Date.now(),
    })
  }
  if (method === 'DELETE') s3.objects.delete(key)
  if (fault === 'lost') return response.destroy()
  if (method === 'PUT') return response.writeHead(200).end()
  if (method === 'DELETE') return response.writeHead(204).end()
  const object = s3.objects.get(key)
  if (!object) return sendError(response, 404, 'NoSuchKey')
  return sendObject(s3, response, object)
}

/** Starts it. */
export async function startS3(): Promise<TestS3> {
  const server = createServer((request, response) => {
    answer(s3, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const s3: TestS3 = {
    bucket: {
      url: `http://127.0.0.1:${port}/store`,
      folder: '',
      region: 'ap-south-1',
      accessKeyId: 'STORE',
      secretAccessKey: 'what only the store knows',
    },
    objects: new Map(),
    faults: [],
    halfway: undefined,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return s3
}
