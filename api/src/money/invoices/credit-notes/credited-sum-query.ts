import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'

const sum = "SUM(CAST(JSON_EXTRACT(content, '$.totals.total') AS SIGNED))"

/** What the credit notes of orders come to; an order without any is absent. */
export async function sumCredited(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, Paise>> {
  if (orderIds.length === 0) return new Map()
  const rows: { order_id: number; credited: number | string }[] = await db('tax_documents')
    .where('kind', 'credit-note')
    .whereIn('order_id', [...orderIds])
    .groupBy('order_id')
    .select('order_id', db.raw(`${sum} AS credited`))
  return new Map(rows.map(({ order_id: id, credited }) => [id, paise(Number(credited))]))
}

/** The keys of all orders with a credit note, as a query. */
export function selectCreditedOrders(db: Database): Knex.QueryBuilder {
  return db('tax_documents').where('kind', 'credit-note').select('order_id')
}

/** SQL of what the credit notes of an order come to. @param column the key of the order */
export const creditedSumSql = (column: string) =>
  `COALESCE((SELECT ${sum} FROM tax_documents WHERE kind = 'credit-note' AND order_id = ${column}), 0)`
