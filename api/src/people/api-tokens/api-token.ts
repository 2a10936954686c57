import type { ApiTokenScope, ApiTokenState } from '@store/contract/rules/accounts/api-tokens'
import type { Actor } from '../../base/base.ts'

/** What is stored of a new token. */
export interface NewApiTokenRow {
  publicId: string
  name: string
  scopes: readonly ApiTokenScope[]
  beginning: string
  tokenSha256: string
  createdBy: number
  createdAt: Date
  expiresAt: Date
}

/** A token as superadmins see it. */
export interface ApiTokenRecord {
  publicId: string
  name: string
  scopes: ApiTokenScope[]
  beginning: string
  state: ApiTokenState
  createdBy: { publicId: string; name: string }
  createdAt: Date
  expiresAt: Date
  /** The beginning of the hour of the last use. */
  lastUsedAt: Date | undefined
  lastNetworkMac: string | undefined
  revokedAt: Date | undefined
}

/** A token that works, with who made it. */
export interface LiveApiToken {
  id: number
  publicId: string
  name: string
  scopes: ApiTokenScope[]
  lastUsedAt: Date | undefined
  lastNetworkMac: string | undefined
  actor: Actor
}
