import type { Role } from '@store/contract/rules/accounts/roles'

/** What a firm enters at registration (spec §3). */
export interface FirmDetails {
  firmName: string
  constitutionOfFirm: string
  panNumber: string
  gstNumber?: string
  officeAddress: string
  residenceAddress: string
}

/** An account before the store has given it its keys. The e-mail is in lower case. */
export interface NewAccount {
  email: string
  passwordHash: string
  name: string
  role: Role
  mobile: string
  firm?: FirmDetails
  /** Created by a demo start, with a public password. */
  isDemo?: boolean
}

/** An account as signing in and profile need it. */
export interface Account {
  id: number
  publicId: string
  email: string
  passwordHash: string
  name: string
  role: Role
  resellerId: string | undefined
  distributorId: string | undefined
  isDisabled: boolean
  /** Made by a demo start: signs in while the store is a demo, and never else. */
  isDemo: boolean
}

/** The form in which e-mail addresses are kept and compared. */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase()
}
