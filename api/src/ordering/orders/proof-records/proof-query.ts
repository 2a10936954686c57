import type { ProofSort, ProofStatus } from '@store/contract/rules/orders/proof-states'
import { decodeTime, encodeTime } from 'ulid'
import { type Database, joinFile } from '../../../base/base.ts'
import type { OrderRecord } from '../order.ts'
import { applyScope } from '../order-join.ts'
import type { OrderReader } from '../order-query.ts'
import type { OrderScope } from '../order-scope.ts'

const timeDigits = 10

const sortOrders = {
  oldest: { direction: 'asc', after: '>' },
  newest: { direction: 'desc', after: '<' },
} as const satisfies Record<ProofSort, object>

/** The cursor after a page: upload time of its last proof, followed by the order id. */
function cursorOf({ proofAt, publicId }: OrderRecord): string {
  return encodeTime(proofAt.getTime(), timeDigits) + publicId
}

function readCursor(cursor: string): { at: Date; publicId: string } {
  const publicId = cursor.slice(timeDigits)
  return { at: new Date(decodeTime(cursor.slice(0, timeDigits).padEnd(26, '0'))), publicId }
}

function withProof(db: Database, status: ProofStatus, scope: OrderScope) {
  const query = applyScope(db('orders').where('orders.proof_status', status), scope)
  // Cancelled orders are never reviewed: their proofs would stay at the head of the queue.
  if (status === 'unverified') void query.whereNot('orders.order_status', 'cancelled')
  return query
}

/** Number of proofs with a status in a scope. */
export async function countByProof(
  db: Database,
  scope: OrderScope,
  status: ProofStatus,
): Promise<number> {
  const rows: { total: number }[] = await withProof(db, status, scope).count({ total: '*' })
  return Number(rows[0]?.total)
}

/** A page of the review queue. */
export interface ProofPage {
  status: ProofStatus
  sort: ProofSort
  cursor: string | undefined
  limit: number
}

/** Orders whose proof has a status, sorted by the proof's upload, and the cursor of the next page. */
export async function listByProof(
  { db, reader }: { db: Database; reader: OrderReader },
  scope: OrderScope,
  { status, sort, cursor, limit }: ProofPage,
): Promise<{ orders: OrderRecord[]; next: string | undefined }> {
  const { direction, after } = sortOrders[sort]
  const query = withProof(db, status, scope)
    .orderBy([
      { column: 'orders.proof_at', order: direction },
      { column: 'orders.public_id', order: direction },
    ])
    .limit(limit + 1)
    .select('orders.id')
  if (cursor) {
    const { at, publicId } = readCursor(cursor)
    // The redundant first condition lets the database use the index; a row comparison alone would scan.
    void query
      .where('orders.proof_at', `${after}=`, at)
      .whereRaw(`(orders.proof_at, orders.public_id) ${after} (?, ?)`, [at, publicId])
  }
  const rows: { id: number }[] = await query
  const ids = rows.slice(0, limit).map(({ id }) => id)
  const orders = await reader.load(db, ids)
  const last = orders.at(-1)
  return { orders, next: last && rows.length > limit ? cursorOf(last) : undefined }
}

/** Records the file and reference of an order's proof before a new proof replaces it, so that reuse is detected. */
export async function saveFormerProof(
  trx: Database,
  { orderId, replacedAt }: { orderId: number; replacedAt: Date },
): Promise<void> {
  const columns = ['order_id', 'sha256', 'payment_reference', 'sent_at', 'replaced_at']
  const replaced = trx('orders')
    .modify(joinFile, 'proof', 'orders.proof_file_id')
    .where('orders.id', orderId)
    .select('orders.id', 'proof.sha256', 'orders.payment_reference', 'orders.proof_at')
    .select(trx.raw('?', [replacedAt]))
  await trx(trx.raw('former_proofs (??, ??, ??, ??, ??)', columns)).insert(replaced)
}
