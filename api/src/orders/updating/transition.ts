import type { OrderStatus } from '@store/contract/rules/orders/order-states'
import { returnStock } from '../../catalog/changes/stock-changes.ts'
import type { Database } from '../../database/database.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { findOrderedQuantities } from '../order-line-query.ts'
import type { OrderUpdate } from './update-order.ts'

/**
 * Moves an order to a status. A cancellation returns the stock, and tax documents that become due are issued, in the
 * same transaction.
 */
export type TransitionTo = (
  trx: Database,
  transition: { order: OrderRecord; status: OrderStatus; reason?: string },
) => Promise<OrderUpdate>

export type TransitionDependencies = Pick<OrderDependencies, 'clock' | 'issueDocuments'>

export function createTransition({ clock, issueDocuments }: TransitionDependencies): TransitionTo {
  return async (trx, { order, status, reason }) => {
    await issueDocuments(trx, { order, status, reason, at: clock.now() })
    const isCancelled = status === 'cancelled'
    if (isCancelled) await returnStock(trx, await findOrderedQuantities(trx, order.id))
    return {
      set: {
        order_status: status,
        ...(isCancelled && reason !== undefined && { cancel_reason: reason }),
      },
      kind: 'status',
      from: order.status,
      to: status,
      reason,
    }
  }
}
