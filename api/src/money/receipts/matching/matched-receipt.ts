import type { Tier } from '@store/contract/rules/accounts/roles'
import type { CreditMatch } from '../../statements/matching/credit-match.ts'
import type { ReceiptQuestion } from '../answers/receipt-question.ts'
import type { ReceiptRecord } from '../receipt.ts'

/** Money that waits for an admin, and what it is probably for. */
export interface MatchedReceipt {
  receipt: ReceiptRecord
  /** Undefined for money of the payment gateway. */
  match: CreditMatch | undefined
  /** What an admin has to answer first. */
  question: ReceiptQuestion | undefined
  /** The tiers of the orders that the match names, or that have its money. */
  tiers: ReadonlySet<Tier>
}
