import type { CleanupJob } from '../cleanup/cleanup-job.ts'
import type { OrderDependencies, TaxDocumentIssuer } from '../orders/order-dependencies.ts'
import { cancelUnpaidOrder } from '../orders/updating/status-transitions.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { findUnpaidOrders } from './payment-repository.ts'
import { recordPayment } from './record-payment.ts'

/** Dependencies of the cleanup of unpaid orders. */
export type UnpaidOrderDependencies = Pick<OrderDependencies, 'db' | 'clock' | 'files'> &
  TaxDocumentIssuer & {
    config: { ONLINE_PAYMENT_MINUTES: number }
    /** Undefined without its keys: payments cannot be checked, so nothing is cancelled. */
    gateway: PaymentGateway | undefined
  }

/** Checks with the gateway first: the payment may have succeeded although the browser never returned. */
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
 * Cancels online orders that were not paid, to release their stock. Orders that the gateway cannot be asked about are
 * left for the next run.
 */
export function cancelUnpaidOrders(dependencies: UnpaidOrderDependencies): CleanupJob {
  const paymentPeriodMs = dependencies.config.ONLINE_PAYMENT_MINUTES * 60_000
  return {
    name: 'unpaid orders',
    async run(now, most) {
      const before = new Date(now.getTime() - paymentPeriodMs)
      const unpaid = await findUnpaidOrders(dependencies.db, { before, limit: most })
      let cancelled = 0
      const failures: unknown[] = []
      for (const order of unpaid) {
        try {
          if (await resolveUnpaidOrder(dependencies, order)) cancelled += 1
        } catch (error) {
          // One failing order must not block the cleanup of the others.
          failures.push(error)
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, 'unpaid orders whose payment is not known')
      }
      return cancelled
    },
  }
}
