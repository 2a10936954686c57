import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { FileBucket } from '../files/bucket-file-storage.ts'
import { signatureFault } from './s3-signature.ts'

/** An object as a bucket holds it. */
export interface S3Object {
  bytes: Buffer
  headers: { 'content-type': string }
  /** Whoever it was opened to. */
  acl: string | undefined
}

/** A loopback server that keeps one bucket as S3 does. */
export interface TestS3 {
  /** The bucket, and who may use it. */
  bucket: FileBucket
  objects: Map<string, S3Object>
  /** What comes before the next answers: a status, or `lost`, which does what is asked and hangs up. */
  faults: (number | 'lost')[]
  /** Runs when the first half of an object is sent. */
  halfway: ((response: ServerResponse) => Promise<void>) | undefined
  close(): Promise<void>
}

function refuse(response: ServerResponse, status: number, code: string): void {
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

async function answer(s3: TestS3, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  const { method, headers } = request
  const fault = s3.faults.shift()
  if (typeof fault === 'number') return refuse(response, fault, 'SlowDown')
  const wrong = signatureFault(request, body, s3.bucket)
  if (wrong !== undefined) return refuse(response, 403, wrong)
  const [, name, ...place] = (request.url ?? '').split('/')
  if (name !== 'store') return refuse(response, 404, 'NoSuchBucket')
  const key = place.join('/')
  if (method === 'PUT') {
    if (headers['content-length'] === undefined)
      return refuse(response, 411, 'MissingContentLength')
    const acl = headers['x-amz-acl']?.toString()
    const type = headers['content-type'] ?? 'binary/octet-stream'
    s3.objects.set(key, { bytes: body, headers: { 'content-type': type }, acl })
  }
  if (method === 'DELETE') s3.objects.delete(key)
  if (fault === 'lost') return response.destroy()
  if (method === 'PUT') return response.writeHead(200).end()
  if (method === 'DELETE') return response.writeHead(204).end()
  const object = s3.objects.get(key)
  if (!object) return refuse(response, 404, 'NoSuchKey')
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
