import { createHash } from 'node:crypto'

/** A request to add to a cart, as its client named it (api.md, Ground rules: Idempotency-Key). */
export interface CartRequest {
  userId: number
  key: string
  /** SHA-256 of what was asked, in hex: the same key must ask for the same. */
  contentSha256: string
}

/**
 * The request that a key names; undefined without a key.
 * @param content what is asked, as JSON can write it: different for every route
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
