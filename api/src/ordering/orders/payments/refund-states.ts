import { refundDueOf } from '@store/contract/rules/payments/payment-status'
import { noMoney, type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/database/database.ts'
import { sumCredited } from '../../../money/invoices/credit-notes/credited-sum-query.ts'
import { sumAssigned } from '../../../money/receipts/reading/assigned-money-query.ts'
import {
  findRefundsOfOrders,
  type OrderRefundRecord,
  refundedOf,
} from '../../../money/receipts/refunds/refund-query.ts'
import type { OrderRow } from '../order-row.ts'

type AmountColumns = Pick<OrderRow, 'id' | 'total_paise' | 'payment_status' | 'order_status'>

/** The money of an order that goes back, and what went back. */
export interface RefundState {
  /** Undefined when nothing goes back. */
  refundDue: Paise | undefined
  refunds: OrderRefundRecord[]
}

/** What goes and went back of orders, which are cancelled or have a credit note; of others nothing goes back. */
export async function readRefundStates(
  db: Database,
  orders: readonly AmountColumns[],
): Promise<Map<number, RefundState>> {
  const ids = orders.map(({ id }) => id)
  const [assigned, credited, refundsOf] = await Promise.all([
    sumAssigned(db, ids),
    sumCredited(db, ids),
    findRefundsOfOrders(db, ids),
  ])
  return new Map(
    orders.map(({ id, total_paise: total, payment_status: status, order_status: orderStatus }) => {
      const refunds = refundsOf.get(id) ?? []
      const due = refundDueOf({
        status,
        total: paise(total),
        assigned: assigned.get(id) ?? noMoney,
        isCancelled: orderStatus === 'cancelled',
        credited: credited.get(id) ?? noMoney,
        refunded: refundedOf(refunds),
      })
      return [id, { refunds, refundDue: due === noMoney ? undefined : due }]
    }),
  )
}
