import type { SignedIn, TierRequest, User } from '@store/contract/schemas/accounts/accounts'
import type { SignedInAccount } from '../login/login-service.ts'
import type { IsSecondFactorMissing } from '../second-factor/second-factor-rule.ts'
import type { Account, OpenTierRequest } from './account.ts'

/** An account as its owner sees it (people 2.7). */
export function presentUser(account: Account, isSecondFactorMissing: IsSecondFactorMissing): User {
  const { publicId, name, email, role, rights, resellerId, distributorId, tierRequest, language } =
    account
  return {
    _id: publicId,
    name,
    email,
    role,
    ...(rights && { rights: [...rights] }),
    ...(resellerId && { resellerId }),
    ...(distributorId && { distributorId }),
    ...(isSecondFactorMissing(account) && { secondFactorMissing: true }),
    ...(language !== 'en' && { language }),
    ...(tierRequest && { tierRequest: presentTierRequest(tierRequest) }),
  }
}

function presentTierRequest({ tier, state, reason }: OpenTierRequest): TierRequest {
  return { tier, state, ...(state === 'refused' && reason && { reason }) }
}

/** The answer to a login or a registration. */
export function presentSignedIn(
  { account, token }: SignedInAccount,
  isSecondFactorMissing: IsSecondFactorMissing,
): SignedIn {
  return { token, user: presentUser(account, isSecondFactorMissing) }
}
