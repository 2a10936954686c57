import type { ApiToken } from '@store/contract/schemas/accounts/api-tokens'
import type { ApiTokenRecord } from './api-token.ts'

/** So many characters of a network's code tell networks apart. */
const shownOfNetwork = 4

/** A token on the wire: never the token itself. */
export function presentApiToken(token: ApiTokenRecord): ApiToken {
  const { createdBy, lastUsedAt, lastNetworkMac, revokedAt } = token
  return {
    _id: token.publicId,
    name: token.name,
    scopes: token.scopes,
    beginning: token.beginning,
    state: token.state,
    createdBy: { _id: createdBy.publicId, name: createdBy.name },
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    ...(lastNetworkMac !== undefined && {
      lastNetwork: lastNetworkMac.slice(0, shownOfNetwork).toUpperCase(),
    }),
    ...(revokedAt && { revokedAt: revokedAt.toISOString() }),
  }
}
