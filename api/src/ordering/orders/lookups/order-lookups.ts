import type { PaymentLedger } from '../ledger/payment-ledger.ts'
import { createDueRefundQueries, type DueRefundQueries } from './due-refund-query.ts'
import { findNamedOrders, findPayableOrders } from './open-order-query.ts'
import { findOrderSummaries } from './order-summary-query.ts'
import { findOrdersOfTotal } from './orders-of-total-query.ts'
import { findPurchasesBefore } from './purchases-query.ts'

/** What others look up of orders beside their records, on a transaction, too. */
interface OrderLookups {
  findSummaries: typeof findOrderSummaries
  findOfTotal: typeof findOrdersOfTotal
  findNamed: typeof findNamedOrders
  findPayable: typeof findPayableOrders
  findPurchasesBefore: typeof findPurchasesBefore
  dueRefunds: DueRefundQueries
}

export function createOrderLookups(ledger: PaymentLedger): OrderLookups {
  return {
    findSummaries: findOrderSummaries,
    findOfTotal: findOrdersOfTotal,
    findNamed: findNamedOrders,
    findPayable: findPayableOrders,
    findPurchasesBefore,
    dueRefunds: createDueRefundQueries(ledger),
  }
}
