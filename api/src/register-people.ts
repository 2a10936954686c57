import { registerAccounts } from './accounts/account-routes.ts'
import { createAccounts } from './accounts/accounts.ts'
import { createPasswordChange } from './accounts/profile/password-change.ts'
import { registerProfile } from './accounts/profile/profile-routes.ts'
import { createProfileService } from './accounts/profile/profile-service.ts'
import { registerSessions } from './accounts/sessions/session-routes.ts'
import { createSessions } from './accounts/sessions/session-service.ts'
import { registerUserDetails } from './accounts/users/details/user-details-routes.ts'
import { createUserDetailsService } from './accounts/users/details/user-details-service.ts'
import { registerUsers } from './accounts/users/user-routes.ts'
import { createUserService } from './accounts/users/user-service.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { registerAccess } from './http/access.ts'
import type { TypedApp } from './http/typed-app.ts'
import { registerMail } from './mail/register-mail.ts'
import { createRecovery } from './recovery/recovery.ts'
import { registerRecovery } from './recovery/recovery-routes.ts'
import { openThrottleStore } from './throttle/throttle-store.ts'

/** Registers sessions, accounts, account recovery and users. */
export function registerPeople(api: TypedApp, dependencies: AppDependencies) {
  const { config } = dependencies
  const sessions = createSessions(dependencies)
  registerAccess(api, { ...sessions, platformToken: config.PLATFORM_TOKEN })
  registerSessions(api, sessions)
  const throttleStore = openThrottleStore(api, config)
  const accounts = createAccounts({ ...dependencies, sessions, throttleStore })
  registerAccounts(api, accounts)
  const mails = registerMail(api, dependencies)
  registerProfile(api, {
    profiles: createProfileService(dependencies),
    changePassword: createPasswordChange({ ...dependencies, accounts, sessions, mails }),
  })
  registerRecovery(
    api,
    createRecovery({ ...dependencies, accounts, sessions, mails, throttleStore }),
  )
  const users = createUserService({ ...dependencies, sessions })
  registerUsers(api, users)
  registerUserDetails(api, createUserDetailsService({ ...dependencies, sessions }))
  return { sessions, throttleStore, mails, users }
}
