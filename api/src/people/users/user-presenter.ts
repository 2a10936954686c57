import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import type { UserRecord } from './user.ts'

/** An account as the superadmin sees it. */
export function presentManagedUser(user: UserRecord): ManagedUser {
  const {
    publicId,
    name,
    email,
    mobile,
    role,
    rights,
    requestedTier,
    firmName,
    resellerId,
    distributorId,
  } = user
  return {
    _id: publicId,
    name,
    email,
    mobile,
    role,
    ...(rights && { rights: [...rights] }),
    ...(requestedTier && { requestedTier }),
    ...(firmName && { firmName }),
    ...(resellerId && { resellerId }),
    ...(distributorId && { distributorId }),
    disabled: user.disabledAt !== undefined,
    ...(user.hasSecondFactor && { secondFactor: true }),
    createdAt: user.createdAt.toISOString(),
  }
}
