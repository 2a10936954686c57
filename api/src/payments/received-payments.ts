import type { Paise } from '@store/contract/rules/money'
import type { Database } from '../database/database.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import { OrderNotFoundError } from '../orders/order-errors.ts'
import { findOnlinePayment } from './online-payment-repository.ts'
import { recordPayment } from './record-payment.ts'

/** An order as the gateway was asked to collect its payment. */
export interface ExpectedPayment {
  publicId: string
  amount: Paise
}

/**
 * Finds the order a payment of the gateway is for.
 * @throws OrderNotFoundError when the gateway was never asked to collect it
 */
export async function requireOnlinePayment(
  db: Database,
  gatewayOrderId: string,
): Promise<ExpectedPayment> {
  const expected = await findOnlinePayment(db, gatewayOrderId)
  if (!expected) throw new OrderNotFoundError()
  return expected
}

/**
 * Records a payment that the gateway's own server tells of. One for an order the store does not know is left alone.
 * @returns false when the amount is another than that of the order: somebody has to look
 */
export async function recordReceivedPayment(
  dependencies: Pick<OrderDependencies, 'db' | 'clock' | 'files'>,
  received: { orderId: string; paymentId: string; amount: Paise },
): Promise<boolean> {
  const { orderId, paymentId, amount } = received
  const expected = await findOnlinePayment(dependencies.db, orderId)
  if (!expected) return true
  if (amount !== expected.amount) return false
  await recordPayment(dependencies, { actor: 'store', publicId: expected.publicId, paymentId })
  return true
}
