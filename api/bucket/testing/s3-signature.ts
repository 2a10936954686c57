import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { BucketCredentials } from '../bucket.ts'

const largestSkewMs = 15 * 60 * 1000
const pattern = /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** `20261121T074300Z` as an instant. */
function instantOf(date: string): number {
  return Date.parse(date.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'))
}

/** The access key that a request claims; empty when it is not signed. */
export function accessKeyOf({ headers }: IncomingMessage): string {
  return pattern.exec(headers.authorization ?? '')?.[1] ?? ''
}

/**
 * Checks the signature of a request; returns the error as S3 words it, or undefined when the request was signed with
 * these credentials, just now and with this body. Written from the specification of Signature Version 4.
 * @param expected credentials: those of the claimed access key
 */
export function signatureFault(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  { region, credentials }: { region: string; credentials: BucketCredentials | undefined },
): string | undefined {
  const [, who, scope, names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const [date, declared] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])]
  if (who === undefined) return 'AccessDenied'
  if (credentials === undefined) return 'InvalidAccessKeyId'
  if (headers['x-amz-security-token'] !== credentials.sessionToken) return 'InvalidToken'
  if (scope !== `${date.slice(0, 8)}/${region}/s3/aws4_request`) {
    return 'AuthorizationHeaderMalformed'
  }
  if (!(Math.abs(instantOf(date) - Date.now()) < largestSkewMs)) return 'RequestTimeTooSkewed'
  if (declared !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';').map((name) => `${name}:${headers[name]}`)
  const [path, query = ''] = url.split('?')
  const sorted = query.split('&').sort().join('&')
  const request = [method, path, sorted, ...signed, '', names, declared].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(request)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`)
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
