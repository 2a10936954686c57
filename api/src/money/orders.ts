import { createOrderLookups } from '../ordering/orders/order-lookups.ts'
import { createOrderReader } from '../ordering/orders/order-query.ts'
import { createProofRecords } from '../ordering/orders/proofs/proof-records.ts'
import { paymentLedger } from './receipts/ledger/payment-ledger.ts'

/** Reads orders with their money. */
export const orderReader = createOrderReader(paymentLedger)

export const orderLookups = createOrderLookups(paymentLedger)

export const proofRecords = createProofRecords(orderReader)
