import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../database/database.ts'
import type { Statement } from '../database/statement.ts'
import { joinedOrder, joinOrder, joinUnpaidOrder } from '../orders/order-join.ts'
import { insertWithOrderIdStatement } from '../orders/placing/order-statements.ts'

interface OnlinePaymentRow {
  order_id: number
  gateway_order_id: string
  amount_paise: number
  payment_id: string | null
  created_at: Date
  paid_at: Date | null
}

/** The payment the gateway expects for an order. */
export interface ExpectedPayment {
  gatewayOrderId: string
  amount: Paise
}

/** Inserts the expected payment of the new order. */
export function insertPaymentStatement(payment: ExpectedPayment & { at: Date }): Statement {
  return insertWithOrderIdStatement('online_payments', [
    {
      gateway_order_id: payment.gatewayOrderId,
      amount_paise: payment.amount,
      created_at: payment.at,
    },
  ])
}

/** The expected payment of an order. */
export async function findExpectedPayment(
  db: Database,
  orderId: number,
): Promise<ExpectedPayment | undefined> {
  const row = await db<OnlinePaymentRow>('online_payments').where('order_id', orderId).first()
  return row && { gatewayOrderId: row.gateway_order_id, amount: paise(row.amount_paise) }
}

/** The public id of a buyer's order by the gateway's order id. */
export async function findOrderIdByGatewayId(
  db: Database,
  { gatewayOrderId, userId }: { gatewayOrderId: string; userId: number },
): Promise<string | undefined> {
  const row: { public_id: string } | undefined = await db('online_payments')
    .modify(joinOrder, 'online_payments.order_id')
    .where('online_payments.gateway_order_id', gatewayOrderId)
    .where(joinedOrder.userId, userId)
    .first(joinedOrder.publicId)
  return row?.public_id
}

/** Finds a payment of any buyer; for messages of the gateway itself. */
export async function findOnlinePayment(
  db: Database,
  gatewayOrderId: string,
): Promise<{ publicId: string; amount: Paise } | undefined> {
  const row: { public_id: string; amount_paise: number } | undefined = await db('online_payments')
    .modify(joinOrder, 'online_payments.order_id')
    .where('online_payments.gateway_order_id', gatewayOrderId)
    .first(joinedOrder.publicId, 'online_payments.amount_paise')
  return row && { publicId: row.public_id, amount: paise(row.amount_paise) }
}

/** Marks an order as paid. @returns false when it was marked before */
export async function markPaid(
  trx: Database,
  paid: { orderId: number; paymentId: string; at: Date },
): Promise<boolean> {
  const updated = await trx<OnlinePaymentRow>('online_payments')
    .where('order_id', paid.orderId)
    .whereNull('payment_id')
    .update({ payment_id: paid.paymentId, paid_at: paid.at })
  return updated === 1
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
