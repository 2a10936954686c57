import type { Database } from '../database/database.ts'
import { CartKeyReusedError } from './cart-errors.ts'
import type { CartRequest } from './cart-request.ts'

interface CartRequestRow {
  user_id: number
  idempotency_key: string
  request_sha256: string
  created_at: Date
}

/** Claims a key in the transaction that changes the cart; a used key fails with a duplicate key (1062). */
export async function insertCartRequest(
  trx: Database,
  { userId, key, contentSha256 }: CartRequest,
  at: Date,
): Promise<void> {
  await trx<CartRequestRow>('cart_requests').insert({
    user_id: userId,
    idempotency_key: key,
    request_sha256: contentSha256,
    created_at: at,
  })
}

/**
 * True when a request with this key has changed the cart before.
 * @throws CartKeyReusedError when that request had other contents
 */
export async function isCartRequestDone(
  db: Database,
  { userId, key, contentSha256 }: CartRequest,
): Promise<boolean> {
  const row = await db<CartRequestRow>('cart_requests')
    .where({ user_id: userId, idempotency_key: key })
    .first('request_sha256')
  if (row && row.request_sha256 !== contentSha256) throw new CartKeyReusedError()
  return row !== undefined
}

/** Deletes keys of requests before an instant, at most `limit` per call. @returns the number of deleted keys */
export async function deleteCartRequestsBefore(
  db: Database,
  before: Date,
  limit: number,
): Promise<number> {
  return db<CartRequestRow>('cart_requests').where('created_at', '<', before).limit(limit).delete()
}
