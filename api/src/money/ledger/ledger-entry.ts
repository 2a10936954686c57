import type { LedgerKind } from '@store/contract/rules/ledger/ledger-kinds'
import type { Paise } from '@store/contract/rules/pricing/money'

/** A paper or money in the ledger of a buyer. */
export interface LedgerEntry {
  kind: LedgerKind
  /** Distinguishes entries of one kind. */
  id: number
  /** YYYY-MM-DD in India. */
  day: string
  /** What the buyer owes more (a debit); negative for a credit. */
  amount: Paise
  /** When it is due, YYYY-MM-DD; undefined for what is no bill. */
  dueOn: string | undefined
  /** Number of a paper, reference of a payment; undefined without one. */
  label: string | undefined
  /** The order that it belongs to. */
  order: { id: number; publicId: string } | undefined
  /** The bill of its own that an admin entered; undefined for all else, and for an advance. */
  itemId: number | undefined
  /** The item that an admin entered, or the receipt whose buyer an admin named. */
  recordedPublicId: string | undefined
}
