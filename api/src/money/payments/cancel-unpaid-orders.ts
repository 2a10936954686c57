import type { CleanupJob } from '../../base/base.ts'
import { findUnpaidOrders } from './payment-repository.ts'
import type { PaymentDependencies, PaymentService } from './payment-service.ts'

/** Dependencies of the cleanup of unpaid orders. */
type UnpaidOrderDependencies = Pick<PaymentDependencies, 'db' | 'orders' | 'gateway'> & {
  payments: Pick<PaymentService, 'record'>
  config: { ONLINE_PAYMENT_MINUTES: number }
}

/** Checks with the gateway first: the payment may have succeeded although the browser never returned. */
async function resolveUnpaidOrder(
  { gateway, orders, payments }: UnpaidOrderDependencies,
  { publicId, gatewayOrderId }: { publicId: string; gatewayOrderId: string },
): Promise<boolean> {
  // Without a gateway payments cannot be checked, so nothing is cancelled.
  if (!gateway) return false
  const { paidBy, isUnderWay } = await gateway.findPayment(gatewayOrderId)
  if (paidBy !== undefined) {
    await payments.record({ actor: 'store', publicId, paymentId: paidBy })
    return false
  }
  return !isUnderWay && orders.cancelUnpaid(publicId)
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
