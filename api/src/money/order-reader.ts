import { createOrderReader } from '../ordering/orders/order-query.ts'
import { paymentLedger } from './receipts/ledger/payment-ledger.ts'

/** Reads orders with their money. */
export const orderReader = createOrderReader(paymentLedger)
