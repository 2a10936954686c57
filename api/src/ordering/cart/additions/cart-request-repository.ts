import { RejectedLineSchema } from '@store/contract/schemas/orders/cart'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Database } from '../../../base/base.ts'
import { CartKeyReusedError } from '../cart-errors.ts'
import type { RejectedLine } from './cart-plan.ts'
import type { CartRequest } from './cart-request.ts'

interface CartRequestRow {
  user_id: number
  idempotency_key: string
  request_sha256: string
  /** JSON; null for rows of an earlier release. */
  rejected: string | null
  created_at: Date
}

/** The outcome of a request, as far as its retry cannot read it from the cart. */
export interface CartRequestOutcome {
  rejected: RejectedLine[]
}

const rejectedCheck = Compile(Type.Array(RejectedLineSchema))

function parseRejected(text: string | null): RejectedLine[] {
  const rejected: unknown = JSON.parse(text ?? '[]')
  return rejectedCheck.Check(rejected) ? rejected : []
}

/** Claims a key in the transaction that changes the cart; a used key fails with a duplicate key (1062). */
export async function insertCartRequest(
  trx: Database,
  { userId, key, contentSha256 }: CartRequest,
  { rejected, at }: CartRequestOutcome & { at: Date },
): Promise<void> {
  await trx<CartRequestRow>('cart_requests').insert({
    user_id: userId,
    idempotency_key: key,
    request_sha256: contentSha256,
    rejected: JSON.stringify(rejected),
    created_at: at,
  })
}

/**
 * The outcome of the request that has used this key before; undefined when none has.
 * @throws CartKeyReusedError when that request had other contents
 */
export async function findCartRequest(
  db: Database,
  { userId, key, contentSha256 }: CartRequest,
): Promise<CartRequestOutcome | undefined> {
  const row = await db<CartRequestRow>('cart_requests')
    .where({ user_id: userId, idempotency_key: key })
    .first('request_sha256', 'rejected')
  if (!row) return undefined
  if (row.request_sha256 !== contentSha256) throw new CartKeyReusedError()
  return { rejected: parseRejected(row.rejected) }
}

/** Deletes keys of requests before an instant, at most `limit` per call. @returns the number of deleted keys */
export async function deleteCartRequestsBefore(
  db: Database,
  before: Date,
  limit: number,
): Promise<number> {
  return db<CartRequestRow>('cart_requests').where('created_at', '<', before).limit(limit).delete()
}
