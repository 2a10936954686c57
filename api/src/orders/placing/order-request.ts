import type { CleanupJob } from '../../cleanup/cleanup-job.ts'
import type { Database } from '../../database/database.ts'
import { insertStatement, type Statement } from '../../database/statement.ts'
import { idempotencyKeyLifetimeMs } from '../../http/idempotency-key.ts'

/** A request to place an order that carries an Idempotency-Key (api.md, Ground rules). */
export interface OrderRequest {
  userId: number
  key: string
  /** SHA-256 of the request's contents, in hex. The same key must come with the same contents. */
  contentSha256: string
}

/** A request with its response as JSON. */
export interface CompletedRequest extends OrderRequest {
  response: string
}

interface OrderRequestRow {
  user_id: number
  idempotency_key: string
  request_sha256: string
  order_public_id: string
  answer: string | null
  created_at: Date
}

/** Claims a key. Of concurrent requests one succeeds; the others fail with a duplicate key (1062). */
export function insertRequestStatement(
  request: CompletedRequest,
  order: { orderPublicId: string; at: Date },
): Statement {
  return insertStatement('order_requests', [
    {
      user_id: request.userId,
      idempotency_key: request.key,
      request_sha256: request.contentSha256,
      order_public_id: order.orderPublicId,
      answer: request.response,
      created_at: order.at,
    },
  ])
}

/** The earlier request with this key: its order, the hash of its contents and its response as JSON. */
export async function findRequest(
  db: Database,
  { userId, key }: OrderRequest,
): Promise<{ orderPublicId: string; contentSha256: string; response: string | null } | undefined> {
  const row = await db<OrderRequestRow>('order_requests')
    .where({ user_id: userId, idempotency_key: key })
    .first()
  if (!row) return undefined
  const { order_public_id: orderPublicId, request_sha256: contentSha256, answer: response } = row
  return { orderPublicId, contentSha256, response }
}

/** Deletes expired Idempotency-Keys of orders. */
export function expiredOrderRequests(db: Database): CleanupJob {
  return {
    name: 'idempotency keys',
    run: (now, most) =>
      db<OrderRequestRow>('order_requests')
        .where('created_at', '<', new Date(now.getTime() - idempotencyKeyLifetimeMs))
        .limit(most)
        .delete(),
  }
}
