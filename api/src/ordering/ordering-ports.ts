import type { PaymentLedger } from './orders/ledger/payment-ledger.ts'
import { findBoughtTogether } from './orders/order-line-query.ts'
import { createOwnOrdersReader } from './orders/reporting/own-orders.ts'

/** What domains below this one ask of orders. */
export function createOrderingPorts(ledger: PaymentLedger) {
  return { findBoughtTogether, readOwnOrders: createOwnOrdersReader(ledger) }
}
