import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'

/** What is assigned to orders, received or recorded by hand; an order without any is absent. */
export async function sumAssigned(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, Paise>> {
  if (orderIds.length === 0) return new Map()
  const rows: { order_id: number; assigned: number | string }[] = await db('receipt_assignments')
    .whereIn('order_id', [...orderIds])
    .groupBy('order_id')
    .select('order_id')
    .sum({ assigned: 'amount_paise' })
  return new Map(rows.map(({ order_id: id, assigned }) => [id, paise(Number(assigned))]))
}

/** SQL of what is assigned to an order. @param column the key of the order */
export const assignedSumSql = (column: string) =>
  `COALESCE((SELECT SUM(amount_paise) FROM receipt_assignments WHERE order_id = ${column}), 0)`

/** Restricts a query of orders to those with money: `query.modify(whereHasMoney, 'orders.id')`. */
export function whereHasMoney(query: Knex.QueryBuilder, column: string): void {
  void query.whereExists((parts: Knex.QueryBuilder) => {
    void parts
      .from('receipt_assignments')
      .whereRaw('receipt_assignments.order_id = ??', [column])
      // A part that was taken back is a negative row beside it.
      .havingRaw('SUM(receipt_assignments.amount_paise) > 0')
      .select('receipt_assignments.order_id')
      .groupBy('receipt_assignments.order_id')
  })
}
