import { paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import type { OrderRefundRecord, RefundRecord } from '../../../ordering/ordering.ts'

/** What a refund is of: money of an order, or what was open of a receipt. */
export type RefundedKey = 'order_id' | 'receipt_id'

interface RefundRow {
  id: number
  of: number
  amount_paise: number
  refunded_on: Date
  reference: string
  struck_at: Date | null
  strike_reason: string | null
}

async function readRows(
  db: Database,
  key: RefundedKey,
  ids: readonly number[],
): Promise<RefundRow[]> {
  if (ids.length === 0) return []
  return db('refunds')
    .whereIn(key, [...ids])
    .orderBy('id')
    .select('id', { of: key }, 'amount_paise', 'refunded_on', 'reference')
    .select('struck_at', 'strike_reason')
}

function refundOf(row: RefundRow): RefundRecord {
  return {
    amount: paise(row.amount_paise),
    // The driver reads a DATE as midnight in UTC.
    refundedOn: row.refunded_on.toISOString().slice(0, 10),
    reference: row.reference,
  }
}

/** The refunds of receipts by their keys; those without one are absent. */
export async function findRefundsOfReceipts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, RefundRecord>> {
  const rows = await readRows(db, 'receipt_id', ids)
  return new Map(rows.map((row) => [row.of, refundOf(row)]))
}

/** The refunds of orders by their keys, oldest first, also those that were struck out; orders without one are absent. */
export async function findRefundsOfOrders(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, OrderRefundRecord[]>> {
  const found = new Map<number, OrderRefundRecord[]>()
  for (const row of await readRows(db, 'order_id', ids)) {
    const { id, of, struck_at: at, strike_reason: reason } = row
    const struck = at ? { at, reason: reason ?? '' } : undefined
    found.set(of, [...(found.get(of) ?? []), { id, ...refundOf(row), struck }])
  }
  return found
}

/** SQL of what went back of an order. @param column the key of the order */
export const refundedSumSql = (column: string) =>
  `COALESCE((SELECT SUM(amount_paise) FROM refunds WHERE struck_at IS NULL AND order_id = ${column}), 0)`
