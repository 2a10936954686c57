import type {
  MatchDifference,
  MatchKind,
  MatchReason,
} from '@store/contract/rules/payments/match-kinds'
import type { TaxAtSource } from '@store/contract/rules/payments/tax-at-source'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { StatementCredit } from '../statement.ts'

/** An order that money may be meant for. */
export interface OpenOrder {
  publicId: string
  tier: string
  userId: string
  /** Names by which the buyer may pay: person, firm, name of the address. */
  buyerNames: readonly string[]
  total: Paise
  /** The total without what statements have paid already. */
  open: Paise
  /** The total without GST, from which a buyer may deduct tax at source. */
  taxable: Paise
  /** What the buyer bought before in the financial year; undefined when it is far below the limit of tax deducted at source. */
  boughtBefore?: { taxable: Paise; total: Paise } | undefined
  /** Eight characters without a dash. */
  paymentCode?: string | undefined
  /** The transaction number of the proof, as normalisePaymentReference writes it. */
  proofReference?: string | undefined
  /** The day on which received money paid it whole, YYYY-MM-DD: it may be paid twice. Undefined while something is open. */
  paidOn?: string | undefined
  /** The day it was placed in India, YYYY-MM-DD. */
  placedOn: string
  isCancelled: boolean
}

/** Who paid for a buyer before, learnt when an admin assigned money. */
export interface KnownPayer {
  /** A key of the payer (payerKeysOf). */
  payer: string
  userId: string
}

/** A part of a credit for an order. */
export interface MatchPart {
  /** The public id of the order. */
  order: string
  amount: Paise
}

/** What a credit probably pays. */
export interface CreditMatch {
  credit: StatementCredit
  kind: MatchKind
  /** Undefined when it waits. */
  reason: MatchReason | undefined
  difference: MatchDifference
  /** The tax that was deducted, for `short-tds`. */
  tax?: TaxAtSource | undefined
  /** Together at most the credit; empty when a person has to choose. */
  parts: readonly MatchPart[]
  /** Public ids of other orders that it may pay, likeliest first. */
  alternatives: readonly string[]
  /** Plain English for the admin. */
  why: string
}
