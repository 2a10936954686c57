import type { AppDependencies } from './app-dependencies.ts'
import { registerAccess } from './base/http/access.ts'
import type { TypedApp } from './base/http/typed-app.ts'
import { openThrottleStore } from './base/throttle/throttle-store.ts'
import { waits } from './base/waits.ts'
import { deleteProposalsOf } from './office/settings/bank/bank-proposal-repository.ts'
import { sumOwnOrders } from './ordering/orders/reporting/order-totals.ts'
import { registerAccounts } from './people/accounts/account-routes.ts'
import { createAccounts } from './people/accounts/accounts.ts'
import type { AssertBuyerGstNumber } from './people/accounts/gst-number-check.ts'
import { registerApprovals, registerAskAgain } from './people/approvals/approval-routes.ts'
import { createApprovals } from './people/approvals/approval-service.ts'
import { createAskAgain } from './people/approvals/ask-again.ts'
import { createPasswordChange } from './people/profile/password-change.ts'
import { registerProfile } from './people/profile/profile-routes.ts'
import { createProfileService } from './people/profile/profile-service.ts'
import { createRecovery } from './people/recovery/recovery.ts'
import { registerRecovery } from './people/recovery/recovery-routes.ts'
import { createOwnPasskeys } from './people/second-factor/own/own-passkeys.ts'
import { createOwnSecondFactor } from './people/second-factor/own/own-second-factor.ts'
import { createRelyingParty } from './people/second-factor/passkeys/relying-party.ts'
import { createSecondFactorRemoval } from './people/second-factor/remove-second-factor.ts'
import { registerSecondFactor } from './people/second-factor/second-factor-routes.ts'
import {
  createSecondFactorRule,
  requiresSecondFactor,
} from './people/second-factor/second-factor-rule.ts'
import { createStepUp } from './people/second-factor/step-up.ts'
import { registerSessions } from './people/sessions/session-routes.ts'
import { createSessions } from './people/sessions/session-service.ts'
import { registerUserDetails } from './people/users/details/user-details-routes.ts'
import { createUserDetailsService } from './people/users/details/user-details-service.ts'
import { registerUsers } from './people/users/user-routes.ts'
import { createUserService } from './people/users/user-service.ts'
import type { ReadMailAttachment } from './support/mail/mail-delivery.ts'
import { registerMail } from './support/mail/register-mail.ts'
import type { SettingsReader } from './support/settings/settings-service.ts'
import type { UserDirectory } from './support/user-directory.ts'

/** Registers sessions, accounts, account recovery and users. */
export function registerPeople(
  api: TypedApp,
  dependencies: AppDependencies & {
    settings: SettingsReader
    assertGstNumber: AssertBuyerGstNumber
    readAttachment: ReadMailAttachment
    users: UserDirectory
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
  registerUserDetails(
    api,
    createUserDetailsService({ ...dependencies, sessions, stepUp, sumOwnOrders }),
  )
  return { sessions, throttleStore, mails, users, stepUp }
}
