import type { CleanupJob, StoreDependencies, ThrottleStore, TypedApp } from '../base/base.ts'
import type { MailQueue, SettingsReader } from '../support/support.ts'
import { registerAccounts } from './accounts/account-routes.ts'
import { createAccounts } from './accounts/accounts.ts'
import { type AssertBuyerGstNumber, createGstNumberCheck } from './accounts/gst-number-check.ts'
import { registerApiTokens } from './api-tokens/api-token-routes.ts'
import { createApiTokens } from './api-tokens/api-token-service.ts'
import { expiredApiTokens } from './api-tokens/expired-api-tokens.ts'
import { registerApprovals, registerAskAgain } from './approvals/approval-routes.ts'
import { createApprovals } from './approvals/approval-service.ts'
import { createAskAgain } from './approvals/ask-again.ts'
import { expiredNetworks } from './login/known-networks.ts'
import { createEmailChange } from './profile/email-change.ts'
import { createPasswordChange } from './profile/password-change.ts'
import {
  type ConfirmPassword,
  createPasswordConfirmation,
} from './profile/password-confirmation.ts'
import { registerProfile } from './profile/profile-routes.ts'
import { createProfileService } from './profile/profile-service.ts'
import { expiredResets } from './recovery/expired-resets.ts'
import { createRecovery } from './recovery/recovery.ts'
import { registerRecovery } from './recovery/recovery-routes.ts'
import { expiredLoginChallenges } from './second-factor/challenges/login-challenges.ts'
import { createOwnPasskeys } from './second-factor/own/own-passkeys.ts'
import { createOwnSecondFactor } from './second-factor/own/own-second-factor.ts'
import { createRelyingParty, type RelyingParty } from './second-factor/passkeys/relying-party.ts'
import { createSecondFactorRemoval } from './second-factor/remove-second-factor.ts'
import type { SecondFactorDependencies } from './second-factor/second-factor-dependencies.ts'
import { registerSecondFactor } from './second-factor/second-factor-routes.ts'
import { requiresSecondFactor } from './second-factor/second-factor-rule.ts'
import { createStepUp, type StepUp } from './second-factor/step-up.ts'
import { expiredSessions } from './sessions/expired-sessions.ts'
import { createOwnSessions } from './sessions/own-sessions.ts'
import { registerSessions } from './sessions/session-routes.ts'
import type { Sessions } from './sessions/session-service.ts'
import { registerAddresses } from './shipping/addresses/address-routes.ts'
import { createAddressService } from './shipping/addresses/address-service.ts'
import { registerPincodes } from './shipping/pincodes/pincode-routes.ts'
import { registerShipping } from './shipping/shipping-routes.ts'
import { createShippingService } from './shipping/shipping-service.ts'
import type { UserDependencies } from './users/change-user.ts'
import { registerUserDetails } from './users/details/user-details-routes.ts'
import {
  createUserDetailsService,
  type UserDetailsDependencies,
} from './users/details/user-details-service.ts'
import { registerUserNotes } from './users/notes/user-note-routes.ts'
import { createUserNotes } from './users/notes/user-notes.ts'
import { registerRights } from './users/rights-routes.ts'
import { registerUsers } from './users/user-routes.ts'
import { createUserService, type UserService } from './users/user-service.ts'

export type { AssertBuyerGstNumber } from './accounts/gst-number-check.ts'
export { personLookups } from './accounts/person-lookups.ts'
export { createUserDirectory } from './accounts/user-directory.ts'
export {
  type ContactAccount,
  countBuyers,
  countBuyersByDay,
  countLiveUsersByRole,
  findBuyersByContact,
  findEmail,
  findLedgerAccounts,
  findLiveAdmins,
  findLiveSuperadmins,
  findRoleGrant,
  isEmailConfirmed,
  joinUser,
  type LedgerAccount,
  leftJoinUser,
  type RoleGrant,
  userColumns,
} from './accounts/user-query.ts'
export { createTokenReader } from './api-tokens/read-token.ts'
export {
  createDemoAccounts,
  demoAccounts,
  demoEmailOf,
  demoPassword,
} from './first-accounts/demo-accounts.ts'
export { createSuperadmin, parseSuperadminForm } from './first-accounts/first-superadmin.ts'
export { createNetworkMac } from './login/known-networks.ts'
export { peoplePersonalData } from './personal-data.ts'
export type { ConfirmPassword } from './profile/password-confirmation.ts'
export { removeSecondFactorByEmail } from './second-factor/remove-second-factor.ts'
export { createSecondFactorRule } from './second-factor/second-factor-rule.ts'
export type { StepUp } from './second-factor/step-up.ts'
export { createSessions, type Sessions } from './sessions/session-service.ts'
export { normalizeShipping } from './shipping/normalize-shipping.ts'
export { splitAddress } from './shipping/pincodes/address-parts.ts'
export { statesOfPincode } from './shipping/pincodes/pincode-states.ts'
export type { UserRecord } from './users/user.ts'
export type { UserService } from './users/user-service.ts'

/** What this domain asks of those below and above it. */
export interface PeopleNeeds
  extends StoreDependencies,
    Pick<UserDetailsDependencies, 'readOwnOrders'>,
    Pick<UserDependencies, 'onSuperadminEnded'> {
  sessions: Sessions
  settings: SettingsReader
  mails: MailQueue
  throttleStore: ThrottleStore
}

/** Services of this domain. */
export interface PeopleServices {
  users: UserService
  stepUp: StepUp
  assertGstNumber: AssertBuyerGstNumber
  confirmPassword: ConfirmPassword
  cleanupJobs: CleanupJob[]
}

/** Registers accounts, sessions, second factors, API tokens, approvals, recovery, users and their addresses. */
export function registerPeople(api: TypedApp, needs: PeopleNeeds): PeopleServices {
  const { config, db, sessions, settings } = needs
  const readSeller = async () => (await settings.read()).seller
  const assertGstNumber = createGstNumberCheck({
    db,
    readSellerGstNumber: async () => (await readSeller()).gstin,
  })
  registerSessions(api, sessions, createOwnSessions(needs))
  const relyingParty = createRelyingParty(config, async () => (await readSeller()).name)
  const dependencies = { ...needs, assertGstNumber, relyingParty }
  const accounts = createAccounts(dependencies)
  registerAccounts(api, accounts)
  const stepUp = createStepUp(needs)
  registerSecondFactors(api, { ...dependencies, accounts, stepUp })
  registerProfile(api, {
    profiles: createProfileService(dependencies),
    changeEmail: createEmailChange({ ...dependencies, accounts, stepUp }),
    changePassword: createPasswordChange({ ...dependencies, accounts }),
  })
  registerApprovals(api, { approvals: createApprovals(dependencies), config })
  registerAskAgain(api, { askAgain: createAskAgain(dependencies), accounts })
  registerRecovery(api, createRecovery({ ...dependencies, accounts }))
  const users = createUserService({ ...dependencies, stepUp })
  registerUsers(api, users)
  registerRights(api, users)
  registerUserDetails(api, createUserDetailsService({ ...dependencies, stepUp }))
  registerUserNotes(api, createUserNotes(dependencies))
  registerApiTokens(api, createApiTokens({ ...dependencies, stepUp }))
  registerShipping(api, createShippingService(dependencies))
  registerAddresses(api, createAddressService(dependencies))
  registerPincodes(api)
  const cleanupJobs = [
    expiredSessions(db),
    expiredNetworks(db),
    expiredLoginChallenges(db),
    expiredResets(db),
    expiredApiTokens(db),
  ]
  const confirmPassword = createPasswordConfirmation(accounts)
  return { users, stepUp, assertGstNumber, confirmPassword, cleanupJobs }
}

function registerSecondFactors(
  api: TypedApp,
  dependencies: SecondFactorDependencies &
    Pick<PeopleNeeds, 'config'> & { relyingParty: RelyingParty },
): void {
  registerSecondFactor(api, {
    own: createOwnSecondFactor(dependencies),
    passkeys: createOwnPasskeys(dependencies),
    remove: createSecondFactorRemoval(dependencies),
    isRequired: requiresSecondFactor(dependencies.config),
    relyingParty: dependencies.relyingParty,
  })
}
