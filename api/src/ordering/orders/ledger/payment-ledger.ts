import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderRow } from '../order-row.ts'
import type { OrderRefundRecord } from './order-refunds.ts'

/** The columns of an order that follow from its money. */
export type PaymentColumns = Pick<OrderRow, 'payment_status' | 'payment_mark' | 'paid_by'>

/**
 * What orders ask about their money. The domain of money is above this one, and implements it. Orders that a transaction
 * has locked stay as they are read.
 */
export interface PaymentLedger {
  /** What is assigned to orders, received or recorded by hand; an order without any is absent. */
  sumAssigned(db: Database, orderIds: readonly number[]): Promise<Map<number, Paise>>
  /** What the credit notes of orders come to; an order without any is absent. */
  sumCredited(db: Database, orderIds: readonly number[]): Promise<Map<number, Paise>>
  /** The refunds of orders, oldest first, also those that were struck out; orders without one are absent. */
  findRefundsOfOrders(
    db: Database,
    orderIds: readonly number[],
  ): Promise<Map<number, OrderRefundRecord[]>>
  /** SQL of the same sums of one order. @param column the key of the order */
  assignedSumSql(column: string): string
  creditedSumSql(column: string): string
  refundedSumSql(column: string): string
  /** The keys of all orders with a credit note, as a query. */
  selectCreditedOrders(db: Database): Knex.QueryBuilder
  /** Restricts a query of orders to those with money: `query.modify(whereHasMoney, 'orders.id')`. */
  whereHasMoney(query: Knex.QueryBuilder, column: string): void
  /** What is assigned to a locked order. */
  readAssigned(trx: Database, order: OrderRecord): Promise<Paise>
  /** What was received or recorded by hand for a locked order, and has not gone back: it goes back when it is cancelled. */
  readPaid(trx: Database, order: OrderRecord): Promise<Paise>
  /**
   * Sets the payment status of a locked order by hand: paid is a receipt of what is open, any other status takes back what
   * was recorded by hand. @returns the columns of the order, to be written in the same transaction
   * @throws moneyAssignedError, keptForRefundError (409) when received money or a refund says otherwise
   */
  setPaymentStatus(
    trx: Database,
    order: OrderRecord,
    change: { status: PaymentStatus; actorId: number; at: Date },
  ): Promise<PaymentColumns>
}
