import { refundDueOf } from '@store/contract/rules/payments/payment-status'
import { noMoney, type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import type { OrderRow } from '../order-row.ts'
import { type OrderRefundRecord, refundedOf } from './order-refunds.ts'
import type { PaymentLedger } from './payment-ledger.ts'

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
  ledger: Pick<PaymentLedger, 'sumAssigned' | 'sumCredited' | 'findRefundsOfOrders'>,
): Promise<Map<number, RefundState>> {
  const ids = orders.map(({ id }) => id)
  const [assigned, credited, refundsOf] = await Promise.all([
    ledger.sumAssigned(db, ids),
    ledger.sumCredited(db, ids),
    ledger.findRefundsOfOrders(db, ids),
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
