import type { Chore } from '../housekeeping/chore.ts'
import { cancelUnpaid } from '../orders/order-changes.ts'
import type { DocumentIssuing, OrderParts } from '../orders/order-parts.ts'
import { findUnpaidOrders } from './online-payment-repository.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { recordPayment } from './record-payment.ts'

/** What letting go of unpaid orders works with. */
export type UnpaidParts = Pick<OrderParts, 'db' | 'clock' | 'files'> &
  DocumentIssuing & {
    config: { ONLINE_PAYMENT_MINUTES: number }
    /** Undefined once its keys are gone: nothing can be asked, so nothing is cancelled. */
    gateway: PaymentGateway | undefined
  }

/** The gateway knows of money that no browser told of; only an order it has none for is cancelled. */
async function settle(
  parts: UnpaidParts,
  { publicId, gatewayOrderId }: { publicId: string; gatewayOrderId: string },
): Promise<boolean> {
  if (!parts.gateway) return false
  const { paidBy, isUnderWay } = await parts.gateway.findPayment(gatewayOrderId)
  if (paidBy !== undefined) {
    await recordPayment(parts, { actor: 'store', publicId, paymentId: paidBy })
    return false
  }
  return !isUnderWay && cancelUnpaid(parts, publicId)
}

/**
 * Cancels orders that nobody paid online, so that their stock is for sale again. While the gateway cannot be asked
 * about one, it waits for the next round.
 */
export function unpaidOrders(parts: UnpaidParts): Chore {
  const waitedMs = parts.config.ONLINE_PAYMENT_MINUTES * 60_000
  return {
    what: 'unpaid orders',
    async forget(now, most) {
      const before = new Date(now.getTime() - waitedMs)
      const unpaid = await findUnpaidOrders(parts.db, { before, most })
      let gone = 0
      const failures: unknown[] = []
      for (const order of unpaid) {
        try {
          if (await settle(parts, order)) gone += 1
        } catch (error) {
          // One order the gateway cannot answer for must not keep the stock of all others.
          failures.push(error)
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, 'unpaid orders whose payment is not known')
      }
      return gone
    },
  }
}
