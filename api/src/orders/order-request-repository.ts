import type { Database } from '../database/database.ts'
import { insertStatement, type Statement } from '../database/statement.ts'

/** A request to place an order, as its client named it (api.md, Ground rules: Idempotency-Key). */
export interface OrderRequest {
  userId: number
  key: string
  /** SHA-256 of what was asked, in hex: the same key must ask for the same. */
  contentSha256: string
}

/** A request with what it is answered, as JSON. */
export interface CompletedRequest extends OrderRequest {
  answer: string
}

interface OrderRequestRow {
  user_id: number
  idempotency_key: string
  request_sha256: string
  order_public_id: string
  answer: string | null
  created_at: Date
}

/** Claims a key; the UNIQUE key lets one of many requests pass, the others get a duplicate (1062). */
export function insertRequestStatement(
  request: CompletedRequest,
  made: { orderPublicId: string; at: Date },
): Statement {
  return insertStatement('order_requests', [
    {
      user_id: request.userId,
      idempotency_key: request.key,
      request_sha256: request.contentSha256,
      order_public_id: made.orderPublicId,
      answer: request.answer,
      created_at: made.at,
    },
  ])
}

/** The order an earlier request of this key made, what that request asked and, as JSON, what it was answered. */
export async function findRequest(
  db: Database,
  { userId, key }: OrderRequest,
): Promise<{ orderPublicId: string; contentSha256: string; answer: string | null } | undefined> {
  const row = await db<OrderRequestRow>('order_requests')
    .where({ user_id: userId, idempotency_key: key })
    .first()
  if (!row) return undefined
  const { order_public_id: orderPublicId, request_sha256: contentSha256, answer } = row
  return { orderPublicId, contentSha256, answer }
}

/** Forgets the keys of requests made before a moment, some at a time. @returns how many */
export async function deleteRequestsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db<OrderRequestRow>('order_requests').where('created_at', '<', moment).limit(most).delete()
}
