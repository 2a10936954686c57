import { createHash } from 'node:crypto'
import type { CartAdd } from '@store/contract/schemas/cart'
import type { Database } from '../database/database.ts'
import { CartKeyReusedError } from './cart-errors.ts'

/** A request to add to a cart, as its client named it (api.md, Ground rules: Idempotency-Key). */
export interface CartRequest {
  userId: number
  key: string
  /** SHA-256 of what was asked, in hex: the same key must ask for the same. */
  contentSha256: string
}

interface CartRequestRow {
  user_id: number
  idempotency_key: string
  request_sha256: string
  created_at: Date
}

/** The request that a key names. */
export function cartRequestOf(
  userId: number,
  key: string,
  { productId, quantity }: CartAdd,
): CartRequest {
  const content = JSON.stringify([productId, quantity])
  return { userId, key, contentSha256: createHash('sha256').update(content).digest('hex') }
}

/** Claims a key in the transaction that changes the cart; a key that is taken is a duplicate (1062). */
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
 * @throws CartKeyReusedError when that request added something else
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

/** Deletes the keys of requests made before a moment, some at a time. @returns how many */
export async function deleteCartRequestsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db<CartRequestRow>('cart_requests').where('created_at', '<', moment).limit(most).delete()
}
