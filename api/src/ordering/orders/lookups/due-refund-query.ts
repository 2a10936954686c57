import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Database } from '../../../base/base.ts'
import type { PaymentLedger } from '../ledger/payment-ledger.ts'
import { type RefundState, readRefundStates } from '../ledger/refund-states.ts'
import { applyScope } from '../order-join.ts'
import type { OrderRow } from '../order-row.ts'
import type { OrderScope } from '../order-scope.ts'

/** An order whose money goes back, by its public id. */
export interface DueRefundRecord {
  orderPublicId: string
  amount: NonNullable<RefundState['refundDue']>
}

/** An order with money is paid, or `processing`. */
const withMoney: readonly PaymentStatus[] = ['paid', 'processing']

/** Queries for orders of a scope with money that goes back and that nobody recorded as paid back. */
export interface DueRefundQueries {
  count(db: Database, scope: OrderScope): Promise<number>
  /** A page of them, oldest first. */
  list(
    db: Database,
    scope: OrderScope,
    page: { cursor: string | undefined; limit: number },
  ): Promise<{ refunds: DueRefundRecord[]; next: string | undefined }>
}

export function createDueRefundQueries(ledger: PaymentLedger): DueRefundQueries {
  const { assignedSumSql, creditedSumSql, refundedSumSql, selectCreditedOrders } = ledger

  /** What goes back of an order in SQL; `refundDueOf` says what it is. */
  const dueSql = `
  IF(orders.payment_status = 'paid', orders.total_paise, ${assignedSumSql('orders.id')})
  - IF(orders.order_status = 'cancelled', 0, orders.total_paise - ${creditedSumSql('orders.id')})
  - ${refundedSumSql('orders.id')}`

  function selectDue(db: Database, scope: OrderScope) {
    const cancelled = db('orders')
      .where('order_status', 'cancelled')
      .whereIn('payment_status', [...withMoney])
      .select({ order_id: 'id' })
    const perhaps = cancelled.union(selectCreditedOrders(db)).as('perhaps')
    return applyScope(
      db
        .from(perhaps)
        .join('orders', 'orders.id', 'perhaps.order_id')
        .whereIn('orders.payment_status', [...withMoney])
        .whereRaw(`${dueSql} > 0`),
      scope,
    )
  }

  return {
    async count(db, scope) {
      const [counted]: { total?: number | string }[] = await selectDue(db, scope).count({
        total: '*',
      })
      return Number(counted?.total)
    },

    async list(db, scope, { cursor = '', limit }) {
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
      const states = await readRefundStates(db, page, ledger)
      return {
        refunds: page.flatMap(({ id, public_id: orderPublicId }) => {
          const amount = states.get(id)?.refundDue
          return amount === undefined ? [] : { orderPublicId, amount }
        }),
        next: rows.length > limit ? page.at(-1)?.public_id : undefined,
      }
    },
  }
}
