import type { StatementLayout } from '@store/contract/rules/payments/statement-columns'
import type { Paise } from '@store/contract/rules/pricing/money'

/** Money that left the account: one line of a statement. Always in rupees; accounts in other currencies are refused. */
export interface StatementDebit {
  /** The row or line in the file, from 1, for messages. */
  row: number
  /** The day it was booked, YYYY-MM-DD. */
  bookedOn: string
  amount: Paise
  /** Bank narration, on one line. */
  narration: string
  /** The bank's column for references, or the reference fields of the standard formats. */
  bankReference: string | undefined
  /**
   * The bank says that the line takes an earlier one of the other direction back: MT940 `RC` and `RD`, camt `RvslInd`.
   * Tables have no such mark: there a credit is returned by a debit of the same amount and reference.
   */
  isReversal: boolean
}

/** Money that came in: one line of a statement. */
export interface StatementCredit extends StatementDebit {
  /** The same for the same line of another export of the account ({@link hashCredits}). SHA-256 in hexadecimal. */
  hash: string
}

/**
 * A sum as the bank books it, in one credit or divided into several. A statement may have one credit where a notice has its parts:
 * both name the sum alike.
 */
export interface BookedSum {
  /** The row of its credits. */
  row: number
  amount: Paise
  /** The day from which it bears interest, YYYY-MM-DD; the day it was booked when the bank names none. */
  valueOn: string
  /** By which the bank knows the booking: camt `AcctSvcrRef`. */
  servicerReference: string | undefined
  /** By which others may know it: of the entry, the batch in it, and the message that divides it. */
  references: readonly string[]
}

/** A bank statement that was read whole. */
export interface BankStatement {
  layout: StatementLayout
  /** The account number as digits; undefined when the file does not say it, or masks it. */
  account: string | undefined
  credits: StatementCredit[]
  debits: StatementDebit[]
  /** What its credits were booked as; only camt says it. */
  sums: BookedSum[]
  /** The first and the last day with a line, YYYY-MM-DD. */
  from: string
  to: string
  /** The headings among which a person chose the columns; undefined for a known layout. */
  chosenAmong: readonly string[] | undefined
  /** The sheets it was found on, where the file has several. */
  sheets: readonly string[]
}
