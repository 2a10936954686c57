import type { BankDetails } from '@store/contract/schemas/managed-settings'

/** A change of the bank details that waits for another superadmin. */
export interface BankProposalRecord {
  publicId: string
  /** Those of its facts that this release knows. */
  bank: BankDetails
  /** It has other facts than this release knows, as after a rollback. */
  isOfLaterRelease: boolean
  /** The version of the bank details that it replaces. */
  seen: number
  proposedBy: { userId: number; name: string; email: string }
  at: Date
  expiresAt: Date
}
