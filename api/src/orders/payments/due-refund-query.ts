import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Database } from '../../database/database.ts'
import { whereHasMoney } from '../../receipts/reading/assigned-money-query.ts'
import { whereNotRefunded } from '../../receipts/refunds/refund-query.ts'
import type { OrderRow } from '../order-row.ts'
import { applyScope, type OrderScope } from '../order-scope.ts'
import { type RefundState, readRefundStates } from './refund-states.ts'

/** A cancelled order whose money goes back, by its public id. */
export interface DueRefundRecord {
  orderPublicId: string
  amount: NonNullable<RefundState['refundDue']>
}

/** Cancelled orders of a scope with money that nobody recorded as paid back. An order with money is paid, or `processing`. */
function selectDue(db: Database, scope: OrderScope) {
  const inPart: PaymentStatus = 'processing'
  return applyScope(
    db('orders')
      .where('orders.order_status', 'cancelled')
      .where((paid) => {
        void paid.where('orders.payment_status', 'paid').orWhere((part) => {
          void part.where('orders.payment_status', inPart).modify(whereHasMoney, 'orders.id')
        })
      })
      .modify(whereNotRefunded, 'orders.id'),
    scope,
  )
}

/** The number of orders of a scope whose money goes back. */
export async function countDueRefunds(db: Database, scope: OrderScope): Promise<number> {
  const [counted]: { total?: number | string }[] = await selectDue(db, scope).count({ total: '*' })
  return Number(counted?.total)
}

/** A page of the orders of a scope whose money goes back, oldest first. */
export async function listDueRefunds(
  db: Database,
  scope: OrderScope,
  { cursor = '', limit }: { cursor: string | undefined; limit: number },
): Promise<{ refunds: DueRefundRecord[]; next: string | undefined }> {
  const rows: Pick<
    OrderRow,
    'id' | 'public_id' | 'total_paise' | 'payment_status' | 'order_status'
  >[] = await selectDue(db, scope)
    .where('orders.public_id', '>', cursor)
    .orderBy('orders.public_id')
    .limit(limit + 1)
    .select(
      'orders.id',
      'orders.public_id',
      'orders.total_paise',
      'orders.payment_status',
      'orders.order_status',
    )
  const page = rows.slice(0, limit)
  const states = await readRefundStates(db, page)
  return {
    refunds: page.flatMap(({ id, public_id: orderPublicId }) => {
      const amount = states.get(id)?.refundDue
      return amount === undefined ? [] : { orderPublicId, amount }
    }),
    next: rows.length > limit ? page.at(-1)?.public_id : undefined,
  }
}
