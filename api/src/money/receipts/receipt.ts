import type { Tier } from '@store/contract/rules/accounts/roles'
import type { ReceiptClosing, ReceiptSource } from '@store/contract/rules/payments/receipt-states'
import type { Paise } from '@store/contract/rules/pricing/money'

/** Money that came in, or that an admin recorded by hand. */
export interface ReceiptRecord {
  id: number
  publicId: string
  source: ReceiptSource
  amount: Paise
  /** What is not assigned. */
  open: Paise
  /** YYYY-MM-DD in India. */
  receivedOn: string
  /** Of the bank or the gateway. */
  reference: string | undefined
  note: string | undefined
  /** Why it is for no order; undefined for money that is, or waits. */
  closing: ReceiptClosing | undefined
  /** Undefined for money of another source. */
  line: StatementLine | undefined
}

/** The line of a statement that a receipt came from. */
export interface StatementLine {
  statementId: number
  statementPublicId: string
  fileName: string
  account: string | undefined
  /** Whose statement it is; undefined for one of all tiers. */
  tier: Tier | undefined
  row: number
  narration: string
  bankReference: string | undefined
}

/** A part of a receipt for an order. */
export interface WantedPart {
  orderPublicId: string
  amount: Paise
}

/** A live part of a receipt. */
export interface AssignedPart extends WantedPart {
  receiptId: number
  orderId: number
  at: Date
  /** Undefined for the store itself. */
  actorName: string | undefined
}

/** A receipt to insert. */
export interface NewReceipt {
  publicId: string
  source: ReceiptSource
  amount: Paise
  receivedOn: string
  reference?: string | undefined
  note?: string | undefined
  lineId?: number | undefined
  recordedBy?: number | undefined
  at: Date
}
