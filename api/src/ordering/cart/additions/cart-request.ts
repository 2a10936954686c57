import { createHash } from 'node:crypto'

/** A request to add to a cart that carries an Idempotency-Key (ordering 1.5). */
export interface CartRequest {
  userId: number
  key: string
  /** SHA-256 of the request's contents, in hex. The same key must come with the same contents. */
  contentSha256: string
}

/**
 * The request of an Idempotency-Key; undefined without a key.
 * @param content the request's contents as JSON values; must differ between routes
 */
export function cartRequestOf(
  userId: number,
  key: string | undefined,
  content: readonly unknown[],
): CartRequest | undefined {
  if (key === undefined) return undefined
  const contentSha256 = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { userId, key, contentSha256 }
}
