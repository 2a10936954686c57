import { openOfPart } from '@store/contract/rules/payments/payment-status'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import type { OrderRow } from '../order-row.ts'
import type { PaymentLedger } from './payment-ledger.ts'

type AmountColumns = Pick<OrderRow, 'id' | 'total_paise' | 'payment_status' | 'order_status'>

/**
 * What is open of those orders that were paid in part, by their keys; others are absent. Only orders with money that is not
 * all of it are `processing` (ADR 0101), or those that an admin set so.
 */
export async function readOpenAmounts(
  db: Database,
  orders: readonly AmountColumns[],
  ledger: Pick<PaymentLedger, 'sumAssigned'>,
): Promise<Map<number, Paise>> {
  const perhaps = orders.filter(
    (row) => row.payment_status === 'processing' && row.order_status !== 'cancelled',
  )
  const assigned = await ledger.sumAssigned(
    db,
    perhaps.map(({ id }) => id),
  )
  const amounts = new Map<number, Paise>()
  for (const { id, total_paise: total } of perhaps) {
    const open = openOfPart({ total: paise(total), assigned: assigned.get(id) ?? paise(0) })
    if (open !== undefined) amounts.set(id, open)
  }
  return amounts
}
