import { createHash } from 'node:crypto'
import type {
  BusinessTier,
  TierRequestState,
} from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { FirmDetails } from '../accounts/account.ts'

/** Somebody who asks for a tier. */
export interface TierApplicant {
  userId: number
  publicId: string
  name: string
  email: string
  mobile: string
  /** Blank fields are undefined. */
  firm: Partial<FirmDetails>
  tier: BusinessTier
  state: TierRequestState
  /** Why it was refused before. */
  reason: string | undefined
  requestedAt: Date
}

/** Another account with the same GST number or mobile number. */
export interface SimilarAccount {
  userId: number
  name: string
  email: string
  mobile: string
  gstNumber: string | undefined
  role: Role
  /** The tier it waits for. */
  requestedTier: BusinessTier | undefined
  isDisabled: boolean
}

/** The accounts with the same number; of tiers that the admin does not manage only whether there is one. */
export interface SimilarAccounts {
  accounts: readonly SimilarAccount[]
  isElsewhere: boolean
}

/** An applicant with all that the admin compares. */
export interface ApprovalCard {
  applicant: TierApplicant
  /** Names of states, the likeliest first; empty when no address tells one. */
  addressStates: readonly string[]
  sameGst: SimilarAccounts
  sameMobile: SimilarAccounts
}

/** Changes whenever a detail on the card does: a decision about other details than those that were seen is refused. */
export function versionOf({ name, mobile, firm, tier }: TierApplicant): string {
  const details = JSON.stringify([name, mobile, tier, Object.entries(firm).sort()])
  return createHash('sha256').update(details).digest('base64url').slice(0, 16)
}
