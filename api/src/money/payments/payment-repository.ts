import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database, Statement } from '../../base/base.ts'
import {
  insertWithOrderIdStatement,
  joinedOrder,
  joinOrder,
  joinUnpaidOrder,
} from '../../ordering/ordering.ts'

interface OnlinePaymentRow {
  order_id: number
  gateway_order_id: string
  amount_paise: number
  payment_id: string | null
  created_at: Date
  paid_at: Date | null
}

/** The payment that the gateway expects for an order. */
export interface ExpectedPayment {
  orderPublicId: string
  gatewayOrderId: string
  amount: Paise
}

/** Inserts the expected payment of the new order. */
export function insertPaymentStatement(
  payment: Omit<ExpectedPayment, 'orderPublicId'> & { at: Date },
): Statement {
  return insertWithOrderIdStatement('online_payments', [
    {
      gateway_order_id: payment.gatewayOrderId,
      amount_paise: payment.amount,
      created_at: payment.at,
    },
  ])
}

/** Finds the expected payment of an order of any buyer, by the internal key or by the gateway's id. */
export async function findExpectedPayment(
  db: Database,
  order: { orderId: number } | { gatewayOrderId: string },
): Promise<ExpectedPayment | undefined> {
  const key =
    'orderId' in order
      ? { 'online_payments.order_id': order.orderId }
      : { 'online_payments.gateway_order_id': order.gatewayOrderId }
  const row: (OnlinePaymentRow & { order_public_id: string }) | undefined = await db(
    'online_payments',
  )
    .modify(joinOrder, 'online_payments.order_id')
    .where(key)
    .first('online_payments.*', { order_public_id: joinedOrder.publicId })
  return (
    row && {
      orderPublicId: row.order_public_id,
      gatewayOrderId: row.gateway_order_id,
      amount: paise(row.amount_paise),
    }
  )
}

/** Marks an order as paid. @returns the amount; undefined when it was marked before */
export async function markPaid(
  trx: Database,
  paid: { orderId: number; paymentId: string; at: Date },
): Promise<Paise | undefined> {
  const updated = await trx<OnlinePaymentRow>('online_payments')
    .where('order_id', paid.orderId)
    .whereNull('payment_id')
    .update({ payment_id: paid.paymentId, paid_at: paid.at })
  if (updated === 0) return undefined
  return (await findExpectedPayment(trx, { orderId: paid.orderId }))?.amount
}

/** Unpaid orders created before an instant, oldest first. */
export async function findUnpaidOrders(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<{ publicId: string; gatewayOrderId: string }[]> {
  return db('online_payments')
    .modify(joinUnpaidOrder, 'online_payments.order_id')
    .whereNull('online_payments.paid_at')
    .where('online_payments.created_at', '<', before)
    .orderBy('online_payments.created_at')
    .limit(limit)
    .select({ publicId: joinedOrder.publicId, gatewayOrderId: 'online_payments.gateway_order_id' })
}
