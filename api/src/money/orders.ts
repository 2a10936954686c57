import { createOrderLookups, createOrderReader, createProofRecords } from '../ordering/ordering.ts'
import { paymentLedger } from './receipts/ledger/payment-ledger.ts'

/** Reads orders with their money. */
export const orderReader = createOrderReader(paymentLedger)

export const orderLookups = createOrderLookups(paymentLedger)

export const proofRecords = createProofRecords(orderReader)
