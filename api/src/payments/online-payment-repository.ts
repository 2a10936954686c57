import { type Paise, paise } from '@store/contract/rules/money'
import type { Database } from '../database/database.ts'
import type { Statement } from '../database/statement.ts'
import { insertWithOrderIdStatement } from '../orders/order-statements.ts'

interface OnlinePaymentRow {
  order_id: number
  gateway_order_id: string
  amount_paise: number
  payment_id: string | null
  created_at: Date
  paid_at: Date | null
}

/** What the gateway was told to collect for an order. */
export interface ExpectedPayment {
  gatewayOrderId: string
  amount: Paise
}

/** Keeps what the gateway is to collect for the order that is placed. */
export function insertPaymentStatement(payment: ExpectedPayment & { at: Date }): Statement {
  return insertWithOrderIdStatement('online_payments', [
    {
      gateway_order_id: payment.gatewayOrderId,
      amount_paise: payment.amount,
      created_at: payment.at,
    },
  ])
}

/** What the gateway was told of an order. */
export async function findExpectedPayment(
  db: Database,
  orderId: number,
): Promise<ExpectedPayment | undefined> {
  const row = await db<OnlinePaymentRow>('online_payments').where('order_id', orderId).first()
  return row && { gatewayOrderId: row.gateway_order_id, amount: paise(row.amount_paise) }
}

/** The public id of a buyer's order by the gateway's name of it. */
export async function findOrderIdByGatewayId(
  db: Database,
  { gatewayOrderId, userId }: { gatewayOrderId: string; userId: number },
): Promise<string | undefined> {
  const row: { public_id: string } | undefined = await db('online_payments')
    .join('orders', 'orders.id', 'online_payments.order_id')
    .where('online_payments.gateway_order_id', gatewayOrderId)
    .where('orders.user_id', userId)
    .first('orders.public_id')
  return row?.public_id
}

/** Whoever's order it is: for what the gateway itself says. */
export async function findOnlinePayment(
  db: Database,
  gatewayOrderId: string,
): Promise<{ publicId: string; amount: Paise } | undefined> {
  const row: { public_id: string; amount_paise: number } | undefined = await db('online_payments')
    .join('orders', 'orders.id', 'online_payments.order_id')
    .where('online_payments.gateway_order_id', gatewayOrderId)
    .first('orders.public_id', 'online_payments.amount_paise')
  return row && { publicId: row.public_id, amount: paise(row.amount_paise) }
}

/** Notes that an order is paid. @returns false when it was noted before */
export async function markPaid(
  trx: Database,
  paid: { orderId: number; paymentId: string; at: Date },
): Promise<boolean> {
  const noted = await trx<OnlinePaymentRow>('online_payments')
    .where('order_id', paid.orderId)
    .whereNull('payment_id')
    .update({ payment_id: paid.paymentId, paid_at: paid.at })
  return noted === 1
}

/** Orders the gateway was told of before a moment and that wait for their payment, oldest first. */
export async function findUnpaidOrders(
  db: Database,
  { before, most }: { before: Date; most: number },
): Promise<{ publicId: string; gatewayOrderId: string }[]> {
  return db('online_payments')
    .join('orders', 'orders.id', 'online_payments.order_id')
    .whereNull('online_payments.paid_at')
    .where('online_payments.created_at', '<', before)
    .where({ 'orders.order_status': 'pending', 'orders.payment_status': 'pending' })
    .orderBy('online_payments.created_at')
    .limit(most)
    .select({ publicId: 'orders.public_id', gatewayOrderId: 'online_payments.gateway_order_id' })
}
