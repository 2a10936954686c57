import type { BusinessTier } from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Right } from '@store/contract/rules/accounts/rights'
import type { Role } from '@store/contract/rules/accounts/roles'
import type { Language } from '@store/contract/rules/language/languages'

/** What a firm enters at registration (people 2.2). */
export interface FirmDetails {
  firmName: string
  constitutionOfFirm: string
  panNumber: string
  gstNumber?: string
  officeAddress: string
  residenceAddress: string
}

/** An account before it has ids. The e-mail is in lower case. */
export interface NewAccount {
  email: string
  passwordHash: string
  name: string
  role: Role
  /** Asks for this tier, and has the role of an enduser until it is approved. */
  requestedTier?: BusinessTier
  mobile: string
  firm?: FirmDetails
  /** Somebody typed the e-mail address, and nobody has shown that it is his. */
  isEmailUnconfirmed?: boolean
  /** Created by a demo start, with a public password. */
  isDemo?: boolean
}

/** An account for login and profile. */
export interface Account {
  id: number
  publicId: string
  email: string
  passwordHash: string
  name: string
  role: Role
  /** What the role is narrowed to; undefined: all of it. */
  rights: readonly Right[] | undefined
  resellerId: string | undefined
  distributorId: string | undefined
  isDisabled: boolean
  /** Somebody typed the e-mail address, and nobody has shown that it is his. */
  isEmailUnconfirmed: boolean
  hasSecondFactor: boolean
  /** Created by a demo start: can sign in only while the store is a demo. */
  isDemo: boolean
  tierRequest: OpenTierRequest | undefined
  /** Of its mails. */
  language: Language
}

/** A request for a tier that is not granted. Prices follow the role alone. */
export interface OpenTierRequest {
  tier: BusinessTier
  state: 'waiting' | 'refused'
  /** Why it was refused; of a waiting one, why it was refused before. */
  reason: string | undefined
}

/** Normalises an e-mail address for storage and comparison. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
