import { type Order, OrderSchema } from '@store/contract/schemas/orders/orders'
import { Compile } from 'typebox/compile'
import {
  type CleanupJob,
  type Database,
  idempotencyKeyLifetimeMs,
  insertStatement,
  type Statement,
} from '../../../base/base.ts'
import type { KeyedRequest, OrderRecord } from '../order.ts'
import { KeyReusedError } from '../order-errors.ts'
import { presentOrder } from '../order-presenter.ts'

interface OrderRequestRow {
  user_id: number
  idempotency_key: string
  request_sha256: string
  order_public_id: string
  answer: string | null
  created_at: Date
}

const orderCheck = Compile(OrderSchema)

/** The buyer's response as JSON. Files are named by id, because signed addresses expire. */
function serializeResponse(order: Omit<OrderRecord, 'id'>): string {
  return JSON.stringify(
    presentOrder(order, { role: order.tier, addressOf: ({ publicId }) => publicId }),
  )
}

/** Parses a stored response; undefined when there is none, or when another release wrote it in another format. */
function parseResponse(text: string | null): Order | undefined {
  if (text === null) return undefined
  const response: unknown = JSON.parse(text)
  return orderCheck.Check(response) ? response : undefined
}

/**
 * Claims a key and stores the response. Of concurrent requests one succeeds; the others fail with a duplicate key
 * (1062).
 */
export function insertRequestStatement(
  request: KeyedRequest,
  order: Omit<OrderRecord, 'id'>,
): Statement {
  return insertStatement('order_requests', [
    {
      user_id: request.userId,
      idempotency_key: request.key,
      request_sha256: request.contentSha256,
      order_public_id: order.publicId,
      answer: serializeResponse(order),
      created_at: order.createdAt,
    },
  ])
}

/**
 * The order of the earlier request with the same key, and its response.
 * @throws KeyReusedError (409) when that request had other contents
 */
export async function findEarlierRequest(
  db: Database,
  { userId, key, contentSha256 }: KeyedRequest,
): Promise<{ orderPublicId: string; response: Order | undefined } | undefined> {
  const row = await db<OrderRequestRow>('order_requests')
    .where({ user_id: userId, idempotency_key: key })
    .first()
  if (!row) return undefined
  if (row.request_sha256 !== contentSha256) throw new KeyReusedError()
  return { orderPublicId: row.order_public_id, response: parseResponse(row.answer) }
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
