import type { Paise } from '@store/contract/rules/pricing/money'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { UserDetails, UserSession } from '@store/contract/schemas/accounts/user-details'
import type { Actor } from '../../../base/base.ts'
import type { FirmDetails } from '../../accounts/account.ts'
import type { LiveSession } from '../../sessions/live-sessions.ts'
import { presentAddress, type StoredAddress } from '../../shipping/addresses/address.ts'
import type { UserRecord } from '../user.ts'
import { presentManagedUser } from '../user-presenter.ts'

/** An account with its firm, addresses and orders. */
export interface UserDetailsRecord {
  user: UserRecord
  firm: Partial<FirmDetails>
  lastSignInAt: Date | undefined
  addresses: readonly StoredAddress[]
  orders: { count: number; total: Paise }
}

/** An account in detail, for the superadmin. */
export function presentUserDetails(record: UserDetailsRecord): UserDetails {
  const { user, firm, lastSignInAt, addresses, orders } = record
  return {
    ...firm,
    ...presentManagedUser(user),
    ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }),
    addresses: addresses.map(presentAddress),
    orders: { count: orders.count, total: rupeesFromPaise(orders.total) },
  }
}

/** A session, without anything that could be used to enter it. */
export function presentSession(session: LiveSession, reader: Actor): UserSession {
  return {
    _id: session.publicId,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.publicId === reader.sessionId,
  }
}
