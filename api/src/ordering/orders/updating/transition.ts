import { hasShipped, type OrderStatus } from '@store/contract/rules/orders/order-states'
import { stopsInvoice } from '@store/contract/rules/orders/tax/tax-issues'
import type { Database } from '../../../base/base.ts'
import { returnStock } from '../../../catalog/catalog.ts'
import { assertMaySend } from '../credit/assert-may-send.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { findOrderedQuantities } from '../order-line-query.ts'
import { taxIssuesOfOrder } from '../tax/order-tax-issues.ts'
import type { OrderUpdate } from './update-order.ts'

/**
 * Moves an order to a status. A cancellation returns the stock, and tax documents that become due are issued, in the
 * same transaction.
 * @throws HttpError (409) when the order is on credit, becomes shipped, and the credit of its buyer does not reach
 */
export type TransitionTo = (
  trx: Database,
  transition: { order: OrderRecord; status: OrderStatus; reason?: string | undefined },
) => Promise<OrderUpdate>

export type TransitionDependencies = Pick<OrderDependencies, 'clock' | 'issueDocuments' | 'credit'>

/** Whether its tax details still matter in a status: once it has shipped, only those without which no invoice was issued. */
function waitsForSettlement(order: OrderRecord, status: OrderStatus): boolean {
  const issues = taxIssuesOfOrder(order)
  if (status === 'cancelled') return false
  return hasShipped(status) ? stopsInvoice(issues) : issues.length > 0
}

export function createTransition({
  clock,
  issueDocuments,
  credit,
}: TransitionDependencies): TransitionTo {
  return async (trx, { order, status, reason }) => {
    const at = clock.now()
    await assertMaySend(trx, { order, status, at }, credit)
    await issueDocuments(trx, { order, status, reason, at })
    const isCancelled = status === 'cancelled'
    if (isCancelled) await returnStock(trx, await findOrderedQuantities(trx, order.id))
    return {
      set: {
        order_status: status,
        has_tax_issues: waitsForSettlement(order, status) ? 1 : 0,
        ...(isCancelled && reason !== undefined && { cancel_reason: reason }),
      },
      kind: 'status',
      from: order.status,
      to: status,
      reason,
    }
  }
}
