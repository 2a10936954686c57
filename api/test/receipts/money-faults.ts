import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import { paymentStatusOf } from '@store/contract/rules/payments/payment-status'
import { paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../src/base/database/database.ts'
import type { StoredMark } from '../../src/ordering/orders/order.ts'

interface StoredOrder {
  id: number
  total: number
  status: PaymentStatus
  mark: StoredMark | null
  assigned: string | number
}

interface StoredReceipt {
  id: number
  amount: number
  open: number
  assigned: string | number
}

/**
 * What is wrong with the money of a store whose orders were all placed by this release; empty when all is well: each
 * receipt is what is assigned of it and what waits, no order has more than its total, and its status is the rule's.
 */
export async function findMoneyFaults(db: Database): Promise<string[]> {
  const receipts: StoredReceipt[] = await db('receipts')
    .leftJoin('receipt_assignments as part', 'part.receipt_id', 'receipts.id')
    .groupBy('receipts.id', 'receipts.amount_paise', 'receipts.open_paise')
    .select({ id: 'receipts.id', amount: 'receipts.amount_paise', open: 'receipts.open_paise' })
    .select({ assigned: db.raw('COALESCE(SUM(part.amount_paise), 0)') })
  const orders: StoredOrder[] = await db('orders')
    .leftJoin('receipt_assignments as part', 'part.order_id', 'orders.id')
    .groupBy('orders.id', 'orders.total_paise', 'orders.payment_status', 'orders.payment_mark')
    .select({
      id: 'orders.id',
      total: 'orders.total_paise',
      status: 'orders.payment_status',
      mark: 'orders.payment_mark',
    })
    .select({ assigned: db.raw('COALESCE(SUM(part.amount_paise), 0)') })
  return [...receipts.flatMap(faultsOfReceipt), ...orders.flatMap(faultsOfOrder)]
}

function faultsOfReceipt({ id, amount, open, assigned }: StoredReceipt): string[] {
  return amount === open + Number(assigned) ? [] : [`receipt ${id} does not balance`]
}

function faultsOfOrder({ id, total, status, mark, assigned }: StoredOrder): string[] {
  const rule = paymentStatusOf({
    total: paise(total),
    assigned: paise(Number(assigned)),
    mark: mark === 'rejected' ? undefined : (mark ?? undefined),
    proofVerdict: mark === 'rejected' ? 'rejected' : undefined,
  })
  return [
    ...(Number(assigned) > total ? [`order ${id} has more than its total`] : []),
    ...(Number(assigned) < 0 ? [`order ${id} has less than nothing`] : []),
    ...(status === rule ? [] : [`order ${id} is ${status}, not ${rule}`]),
  ]
}
