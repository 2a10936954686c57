import { createDueRefundQueries, type DueRefundQueries } from './payments/due-refund-query.ts'
import { findNamedOrders, findPayableOrders } from './payments/open-order-query.ts'
import { findOrderSummaries } from './payments/order-summary-query.ts'
import { findOrdersOfTotal } from './payments/orders-of-total-query.ts'
import type { PaymentLedger } from './payments/payment-ledger.ts'
import { findPurchasesBefore } from './payments/purchases-query.ts'
import { findOverdueOrders } from './reserved/reserved-order-query.ts'

/** What others look up of orders beside their records, on a transaction, too. */
export interface OrderLookups {
  findSummaries: typeof findOrderSummaries
  findOfTotal: typeof findOrdersOfTotal
  findNamed: typeof findNamedOrders
  findPayable: typeof findPayableOrders
  findPurchasesBefore: typeof findPurchasesBefore
  findOverdue: typeof findOverdueOrders
  dueRefunds: DueRefundQueries
}

export function createOrderLookups(ledger: PaymentLedger): OrderLookups {
  return {
    findSummaries: findOrderSummaries,
    findOfTotal: findOrdersOfTotal,
    findNamed: findNamedOrders,
    findPayable: findPayableOrders,
    findPurchasesBefore,
    findOverdue: findOverdueOrders,
    dueRefunds: createDueRefundQueries(ledger),
  }
}
