import type { Paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../database/database.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import { OrderNotFoundError } from '../orders/order-errors.ts'
import { findOnlinePayment } from './payment-repository.ts'
import { recordPayment } from './record-payment.ts'

/** An order and the amount the gateway collects for it. */
export interface ExpectedPayment {
  publicId: string
  amount: Paise
}

/**
 * Finds the order of a gateway payment.
 * @throws OrderNotFoundError when the store never opened this gateway order
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
 * Records a payment reported by the gateway's server. Payments for unknown orders are ignored.
 * @returns false when the amount differs from the order's, which needs manual attention
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
