import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The access key that a request claims; empty when it is not signed. */
export function accessKeyOf({ headers }: IncomingMessage): string {
  return /Credential=([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? ''
}

/**
 * Whether a request is signed with a secret (Signature Version 4, in the header) and its body matches the signature.
 * Implemented from the specification, independent of the library under test.
 */
export function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const { method = '', url = '/', headers } = request
  const fields = /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  )
  const [, scope = '', signed = '', signature] = fields ?? []
  const declared = String(headers['x-amz-content-sha256'])
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return false
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  searchParams.sort()
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...searchParams].map((pair) => pair.map(encode).join('=')).join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    declared,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
