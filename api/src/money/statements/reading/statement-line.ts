import type { StatementLayout } from '@store/contract/rules/payments/statement-columns'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { BookedSum } from '../statement.ts'

/** A line of a statement, in either direction. */
export interface StatementLine {
  /** The row, line or entry in the file, from 1. */
  row: number
  /** YYYY-MM-DD */
  bookedOn: string
  direction: 'credit' | 'debit'
  /** Above zero. */
  amount: Paise
  narration: string
  bankReference: string | undefined
  /** The bank's mark that this takes an earlier line of the other direction back. */
  isReversal: boolean
  /** What the bank booked, of which this is all or a part; undefined where the format does not say it. */
  sum?: Omit<BookedSum, 'row'> | undefined
}

/** What a reader of a format finds in a file, of one account. */
export interface StatementContent {
  layout: StatementLayout
  account: string | undefined
  lines: StatementLine[]
  /** The headings among which a person chose the columns; undefined for a known layout. */
  chosenAmong?: readonly string[] | undefined
  /** The sheets it was found on, where the file has several. */
  sheets?: readonly string[] | undefined
}

/** What is in a file, and what of it was left out, in sentences. */
export interface FileContent {
  contents: StatementContent[]
  notes: string[]
}
