import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../database/database.ts'

/** Money that went back to who had paid it. */
export interface RefundRecord {
  amount: Paise
  /** YYYY-MM-DD in India. */
  refundedOn: string
  /** Of the bank, or a note. */
  reference: string
}

/** What a refund is of: all money of a cancelled order, or what was open of a receipt. */
export type RefundedKey = 'order_id' | 'receipt_id'

/** The refunds of orders or receipts by their keys; those without one are absent. */
export async function findRefunds(
  db: Database,
  key: RefundedKey,
  ids: readonly number[],
): Promise<Map<number, RefundRecord>> {
  if (ids.length === 0) return new Map()
  const rows: { of: number; amount_paise: number; refunded_on: Date; reference: string }[] =
    await db('refunds')
      .whereIn(key, [...ids])
      .select({ of: key }, 'amount_paise', 'refunded_on', 'reference')
  return new Map(
    rows.map((row) => [
      row.of,
      {
        amount: paise(row.amount_paise),
        // The driver reads a DATE as midnight in UTC.
        refundedOn: row.refunded_on.toISOString().slice(0, 10),
        reference: row.reference,
      },
    ]),
  )
}

/** Restricts a query of orders to those without a refund: `query.modify(whereNotRefunded, 'orders.id')`. */
export function whereNotRefunded(query: Knex.QueryBuilder, column: string): void {
  void query.whereNotExists((refunds: Knex.QueryBuilder) => {
    void refunds.from('refunds').whereRaw('refunds.order_id = ??', [column]).select('refunds.id')
  })
}
