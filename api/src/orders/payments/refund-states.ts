import { refundDueOf } from '@store/contract/rules/payments/payment-status'
import { noMoney, type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../database/database.ts'
import { sumAssigned } from '../../receipts/reading/assigned-money-query.ts'
import { findRefunds, type RefundRecord } from '../../receipts/refunds/refund-query.ts'
import type { OrderRow } from '../order-row.ts'

type AmountColumns = Pick<OrderRow, 'id' | 'total_paise' | 'payment_status' | 'order_status'>

/** The money of a cancelled order: what goes back, or what went back. */
export interface RefundState {
  refundDue: Paise | undefined
  refund: RefundRecord | undefined
}

/** What goes or went back of those orders that are cancelled; others are absent. */
export async function readRefundStates(
  db: Database,
  orders: readonly AmountColumns[],
): Promise<Map<number, RefundState>> {
  const cancelled = orders.filter((row) => row.order_status === 'cancelled')
  const ids = cancelled.map(({ id }) => id)
  const [assigned, refunds] = await Promise.all([
    sumAssigned(db, ids),
    findRefunds(db, 'order_id', ids),
  ])
  return new Map(
    cancelled.map(({ id, total_paise: total, payment_status: status }) => {
      const refund = refunds.get(id)
      const due = refundDueOf({
        status,
        total: paise(total),
        assigned: assigned.get(id) ?? noMoney,
      })
      return [id, { refund, refundDue: refund || due === noMoney ? undefined : due }]
    }),
  )
}
