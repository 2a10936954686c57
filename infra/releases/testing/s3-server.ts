import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach } from '@jest/globals'
import type { BucketSettings } from '../store/bucket-store.ts'
import { isAllowed, type Policy, type PolicyRequest } from './policy.ts'
import { accessKeyOf, isSigned } from './s3-signature.ts'

/** A principal of the bucket: its secret, and the condition keys that policies can test. */
export interface Principal {
  secret: string
  conditionKeys: Record<string, string>
}

interface S3Object {
  bytes: Buffer
  tag: string
  headers: Record<string, string>
}

const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/**
 * Starts a server that implements what a site needs of S3: signatures, conditional writes, paged listing, policies.
 * The existing packages do not support conditional writes. It stops after the test.
 */
export async function startS3(principals: Record<string, Principal>, policy?: Policy) {
  const s3 = new S3(principals, policy)
  const server = createServer((request, response) => {
    s3.answer(request, response).catch((error: unknown) => response.destroy(toError(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const settingsOf = (accessKeyId: string): BucketSettings => ({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'store-site',
    region: 'ap-south-1',
    accessKeyId,
    secretAccessKey: principals[accessKeyId]?.secret ?? 'none',
  })
  return { s3, settingsOf }
}

const pageSize = 3

class S3 {
  readonly objects = new Map<string, S3Object>()
  /** Faults to inject into the next responses: `lost` performs the request and closes the connection. */
  readonly faults: (503 | 409 | 'lost')[] = []
  readonly #principals: Record<string, Principal>
  readonly #policy: Policy | undefined

  constructor(principals: Record<string, Principal>, policy: Policy | undefined) {
    this.#principals = principals
    this.#policy = policy
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const fault = this.faults.shift()
    if (typeof fault === 'number') return send(response, fault, 'SlowDown')
    const principal = this.#principals[accessKeyOf(request)]
    if (!principal || !isSigned(request, body, principal.secret)) {
      return send(response, 403, 'SignatureDoesNotMatch')
    }
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(url.pathname.replace(/^\/store-site\/?/, ''))
    if (!this.#isAllowed(request, key, principal)) return send(response, 403, 'AccessDenied')
    if (fault === 'lost') {
      this.#write(request, key, body)
      response.destroy()
    } else if (request.method === 'PUT')
      send(response, this.#write(request, key, body), 'Condition')
    else if (request.method === 'DELETE') {
      this.objects.delete(key)
      send(response, 204)
    } else if (key === '') sendList(response, this.objects, url.searchParams)
    else this.#sendObject(response, key)
  }

  #isAllowed({ method, headers }: IncomingMessage, key: string, principal: Principal): boolean {
    if (this.#policy === undefined) return true
    const actions: Record<string, PolicyRequest['action']> = {
      PUT: 's3:PutObject',
      DELETE: 's3:DeleteObject',
      GET: key === '' ? 's3:ListBucket' : 's3:GetObject',
    }
    const conditions = (['if-match', 'if-none-match'] as const).flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[`s3:${name}`, String(value)]]
    })
    return isAllowed(this.#policy, {
      action: actions[method ?? ''] ?? 's3:GetObject',
      resource: `arn:aws:s3:::store-site${key && `/${key}`}`,
      conditionKeys: { ...principal.conditionKeys, ...Object.fromEntries(conditions) },
    })
  }

  #write({ headers }: IncomingMessage, key: string, bytes: Buffer): number {
    const existing = this.objects.get(key)
    if (headers['if-none-match'] === '*' && existing) return 412
    if (headers['if-match'] !== undefined && existing?.tag !== headers['if-match']) {
      return existing ? 412 : 404
    }
    const storedHeaders = ['content-type', 'cache-control', 'content-encoding'].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    )
    const tag = `"${createHash('md5').update(bytes).digest('hex')}"`
    this.objects.set(key, { bytes, tag, headers: Object.fromEntries(storedHeaders) })
    return 200
  }

  #sendObject(response: ServerResponse, key: string): void {
    const object = this.objects.get(key)
    if (object === undefined) send(response, 404, 'NoSuchKey')
    else response.writeHead(200, { ...object.headers, etag: object.tag }).end(object.bytes)
  }
}

function sendList(
  response: ServerResponse,
  objects: ReadonlyMap<string, S3Object>,
  query: URLSearchParams,
): void {
  const { prefix = '', 'start-after': after = '' } = Object.fromEntries(query)
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const listed = keys.slice(0, pageSize).map((key) => `<Key>${encodeURIComponent(key)}</Key>`)
  const isTruncated = `<IsTruncated>${keys.length > pageSize}</IsTruncated>`
  response
    .writeHead(200)
    .end(`<ListBucketResult>${isTruncated}${listed.join('')}</ListBucketResult>`)
}

function send(response: ServerResponse, status: number, code = ''): void {
  response.writeHead(status).end(status < 400 ? '' : `<Error><Code>${code}</Code></Error>`)
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
