import type { CreditStanding, CreditTerms } from '@store/contract/rules/credit/credit'
import type { Database, RowsOf, Statement } from '../../../base/base.ts'

/** How a transaction finds what a buyer owes. The statements are of the transaction, in this order. */
export interface CreditCheck {
  /** To be sent before the order: other transactions that change what the buyer owes wait until the end of this one. */
  before: readonly Statement[]
  /** To be sent after the order, which they count. */
  after: readonly Statement[]
  /** The standing from the rows of these statements; undefined for a buyer without credit. */
  standingOf(rowsOf: RowsOf): CreditStanding | undefined
}

/**
 * What orders ask about the credit of buyers (ADR 0191). The domain of money is above this one, and implements it. Everything
 * that lets a buyer owe more takes its turn, so that no two of them are decided on the same amount.
 */
export interface BuyerCredit {
  /** @param today YYYY-MM-DD in India */
  checkOf(userId: number, today: string): CreditCheck
  /** What the store lets a buyer owe; undefined without credit. */
  readTerms(db: Database, userId: number): Promise<CreditTerms | undefined>
  /** The standing of a buyer now; undefined without credit. */
  readStanding(db: Database, userId: number, today: string): Promise<CreditStanding | undefined>
  /** Makes other transactions that change what the buyer owes wait until the end of this one. */
  takeTurn(trx: Database, userId: number): Promise<void>
}
