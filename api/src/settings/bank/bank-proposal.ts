import type { BankDetails } from '@store/contract/schemas/managed-settings'

/** A change of the bank details that waits for another superadmin. */
export interface BankProposalRecord {
  publicId: string
  bank: BankDetails
  /** The version of the bank details that it replaces. */
  seen: number
  proposedBy: { userId: number; name: string }
  at: Date
  expiresAt: Date
}
