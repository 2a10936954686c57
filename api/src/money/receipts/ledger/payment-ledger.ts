import type { PaymentLedger } from '../../../ordering/ordering.ts'
import {
  creditedSumSql,
  selectCreditedOrders,
  sumCredited,
} from '../../invoices/credit-notes/credited-sum-query.ts'
import { assignedSumSql, sumAssigned, whereHasMoney } from '../reading/assigned-money-query.ts'
import { moneyAssignedError } from '../receipt-errors.ts'
import { assertNotRefunded } from '../refunds/assert-not-refunded.ts'
import { findRefundsOfOrders, refundedSumSql } from '../refunds/refund-query.ts'
import { openLedger, readPaid, writeLedger } from './order-payment.ts'

/** The money of orders, for the domain of orders. */
export const paymentLedger: PaymentLedger = {
  sumAssigned,
  sumCredited,
  findRefundsOfOrders,
  assignedSumSql,
  creditedSumSql,
  refundedSumSql,
  selectCreditedOrders,
  whereHasMoney,
  readPaid,
  readAssigned: async (trx, order) => (await openLedger(trx, order)).paid,
  async setPaymentStatus(trx, order, { status, ...change }) {
    const ledger = await openLedger(trx, order)
    if (status === 'paid') ledger.recordManualPayment('hand')
    else {
      assertNotRefunded(order)
      ledger.setMark(status)
    }
    if (ledger.status !== status) throw moneyAssignedError(ledger.received)
    return writeLedger(trx, { order, ledger }, change)
  },
}
