import { registerAccounts } from './accounts/account-routes.ts'
import { createAccounts } from './accounts/accounts.ts'
import { registerApprovals, registerAskAgain } from './accounts/approvals/approval-routes.ts'
import { createApprovals } from './accounts/approvals/approval-service.ts'
import { createAskAgain } from './accounts/approvals/ask-again.ts'
import type { AssertBuyerGstNumber } from './accounts/gst-number-check.ts'
import { createPasswordChange } from './accounts/profile/password-change.ts'
import { registerProfile } from './accounts/profile/profile-routes.ts'
import { createProfileService } from './accounts/profile/profile-service.ts'
import { createOwnPasskeys } from './accounts/second-factor/own/own-passkeys.ts'
import { createOwnSecondFactor } from './accounts/second-factor/own/own-second-factor.ts'
import { createRelyingParty } from './accounts/second-factor/passkeys/relying-party.ts'
import { createSecondFactorRemoval } from './accounts/second-factor/remove-second-factor.ts'
import { registerSecondFactor } from './accounts/second-factor/second-factor-routes.ts'
import {
  createSecondFactorRule,
  requiresSecondFactor,
} from './accounts/second-factor/second-factor-rule.ts'
import { createStepUp } from './accounts/second-factor/step-up.ts'
import { registerSessions } from './accounts/sessions/session-routes.ts'
import { createSessions } from './accounts/sessions/session-service.ts'
import { registerUserDetails } from './accounts/users/details/user-details-routes.ts'
import { createUserDetailsService } from './accounts/users/details/user-details-service.ts'
import { registerUsers } from './accounts/users/user-routes.ts'
import { createUserService } from './accounts/users/user-service.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAccess } from './http/access.ts'
import type { TypedApp } from './http/typed-app.ts'
import type { ReadMailAttachment } from './mail/mail-delivery.ts'
import { registerMail } from './mail/register-mail.ts'
import { createRecovery } from './recovery/recovery.ts'
import { registerRecovery } from './recovery/recovery-routes.ts'
import { deleteProposalsOf } from './settings/bank/bank-proposal-repository.ts'
import type { SettingsReader } from './settings/settings-service.ts'
import { openThrottleStore } from './throttle/throttle-store.ts'
import { waits } from './waits.ts'

/** Registers sessions, accounts, account recovery and users. */
export function registerPeople(
  api: TypedApp,
  dependencies: AppDependencies & {
    settings: SettingsReader
    assertGstNumber: AssertBuyerGstNumber
    readAttachment: ReadMailAttachment
  },
) {
  const { config, settings, waits: { redisMs } = waits } = dependencies
  const sessions = createSessions(dependencies)
  registerAccess(api, {
    ...sessions,
    platformToken: config.PLATFORM_TOKEN,
    isSecondFactorMissing: createSecondFactorRule(config),
  })
  registerSessions(api, sessions)
  const throttleStore = openThrottleStore(api, { ...config, redisMs })
  const mails = registerMail(api, dependencies)
  const relyingParty = createRelyingParty(config, async () => (await settings.read()).seller.name)
  const accounts = createAccounts({
    ...dependencies,
    sessions,
    throttleStore,
    mails,
    relyingParty,
  })
  registerAccounts(api, accounts)
  const stepUp = createStepUp(dependencies)
  const secondFactorDependencies = { ...dependencies, accounts, sessions, mails, stepUp }
  registerSecondFactor(api, {
    own: createOwnSecondFactor(secondFactorDependencies),
    passkeys: createOwnPasskeys(secondFactorDependencies),
    remove: createSecondFactorRemoval(secondFactorDependencies),
    isRequired: requiresSecondFactor(config),
    relyingParty,
  })
  registerProfile(api, {
    profiles: createProfileService(dependencies),
    changePassword: createPasswordChange({ ...dependencies, accounts, sessions, mails }),
  })
  registerApprovals(api, {
    approvals: createApprovals({ ...dependencies, mails, sessions }),
    config,
  })
  registerAskAgain(api, { askAgain: createAskAgain(dependencies), accounts })
  registerRecovery(
    api,
    createRecovery({ ...dependencies, accounts, sessions, mails, throttleStore }),
  )
  const users = createUserService({
    ...dependencies,
    sessions,
    stepUp,
    mails,
    onSuperadminEnded: deleteProposalsOf,
  })
  registerUsers(api, users)
  registerUserDetails(api, createUserDetailsService({ ...dependencies, sessions, stepUp }))
  return { sessions, throttleStore, mails, users, stepUp }
}
