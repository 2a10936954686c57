import type {
  MatchDifference,
  MatchKind,
  MatchReason,
} from '@store/contract/rules/payments/match-kinds'
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
  /** Eight characters without a dash. */
  paymentCode?: string | undefined
  /** The transaction number of the proof, as normalisePaymentReference writes it. */
  proofReference?: string | undefined
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
  /** Together at most the credit; empty when a person has to choose. */
  parts: readonly MatchPart[]
  /** Public ids of other orders that it may pay, likeliest first. */
  alternatives: readonly string[]
  /** Plain English for the admin. */
  why: string
}
