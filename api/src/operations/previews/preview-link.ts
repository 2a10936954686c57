import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Preview, PreviewSchema } from '@store/contract/schemas/site/preview'
import { Value } from 'typebox/value'

/**
 * Reads a preview link: `<preview as JSON, base64url>.<HMAC-SHA256 over "preview." and that, base64url>`.
 * @param platformToken the platform's signing key; an empty one is never valid
 * @returns the signed preview; `undefined` when the signature is invalid or the link has expired
 */
export function readPreviewLink(
  link: string,
  { platformToken, now }: { platformToken: string; now: Date },
): Preview | undefined {
  const [payload = '', signature = ''] = link.split('.')
  if (platformToken === '' || !isSame(signature, sign(payload, platformToken))) return undefined
  const preview: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  if (!Value.Check(PreviewSchema, preview)) return undefined
  return Date.parse(preview.expiresAt) > now.getTime() ? preview : undefined
}

function sign(payload: string, key: string): string {
  return createHmac('sha256', key).update(`preview.${payload}`).digest('base64url')
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
