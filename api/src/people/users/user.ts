import type { BusinessTier } from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Right } from '@store/contract/rules/accounts/rights'
import type { Role } from '@store/contract/rules/accounts/roles'

/** An account as the superadmin manages it. */
export interface UserRecord {
  id: number
  publicId: string
  name: string
  email: string
  mobile: string
  role: Role
  /** What an admin's role is narrowed to; undefined: all of it. */
  rights: readonly Right[] | undefined
  firmName: string | undefined
  gstNumber: string | undefined
  resellerId: string | undefined
  distributorId: string | undefined
  disabledAt: Date | undefined
  hasSecondFactor: boolean
  createdAt: Date
  /** The tier that it waits for. */
  requestedTier: BusinessTier | undefined
}

/** Filters of the superadmin's list. */
export interface UserFilters {
  /** Part of name, e-mail, mobile or firm, in any case. */
  q?: string
  role?: Role
}

/** The new state of an account. */
export interface UserState {
  role: Role
  rights: readonly Right[] | undefined
  disabledAt: Date | undefined
  resellerId: string | undefined
  distributorId: string | undefined
}
