import type { CleanupJob } from '../cleanup/cleanup-job.ts'
import type { OrderDependencies, TaxDocumentIssuer } from '../orders/order-dependencies.ts'
import { cancelUnpaidOrder } from '../orders/status-transitions.ts'
import { findUnpaidOrders } from './online-payment-repository.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { recordPayment } from './record-payment.ts'

/** What letting go of unpaid orders works with. */
export type UnpaidOrderDependencies = Pick<OrderDependencies, 'db' | 'clock' | 'files'> &
  TaxDocumentIssuer & {
    config: { ONLINE_PAYMENT_MINUTES: number }
    /** Undefined once its keys are gone: nothing can be asked, so nothing is cancelled. */
    gateway: PaymentGateway | undefined
  }

/** The gateway knows of money that no browser told of; only an order it has none for is cancelled. */
async function resolveUnpaidOrder(
  dependencies: UnpaidOrderDependencies,
  { publicId, gatewayOrderId }: { publicId: string; gatewayOrderId: string },
): Promise<boolean> {
  if (!dependencies.gateway) return false
  const { paidBy, isUnderWay } = await dependencies.gateway.findPayment(gatewayOrderId)
  if (paidBy !== undefined) {
    await recordPayment(dependencies, { actor: 'store', publicId, paymentId: paidBy })
    return false
  }
  return !isUnderWay && cancelUnpaidOrder(dependencies, publicId)
}

/**
 * Cancels orders that nobody paid online, so that their stock is for sale again. While the gateway cannot be asked
 * about one, it waits for the next round.
 */
export function cancelUnpaidOrders(dependencies: UnpaidOrderDependencies): CleanupJob {
  const waitedMs = dependencies.config.ONLINE_PAYMENT_MINUTES * 60_000
  return {
    name: 'unpaid orders',
    async run(now, most) {
      const before = new Date(now.getTime() - waitedMs)
      const unpaid = await findUnpaidOrders(dependencies.db, { before, most })
      let gone = 0
      const failures: unknown[] = []
      for (const order of unpaid) {
        try {
          if (await resolveUnpaidOrder(dependencies, order)) gone += 1
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
