import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import type {
  Enrolment,
  LoginRefused,
  SecondFactorState,
} from '@store/contract/schemas/accounts/second-factor'
import type { StartedChallenge } from './challenges/login-challenges.ts'
import { appUriOf } from './codes/authenticator-app.ts'
import type { StartedEnrolment } from './own/app-enrolment.ts'
import type { SecondFactorRecord } from './own/own-second-factor.ts'

/** The answer to a right password that is only the first step. */
export function presentChallenge({ challenge, expiresAt }: StartedChallenge): LoginRefused {
  return {
    code: 'second_factor_required',
    message: secondFactorMessages.required,
    secondFactor: { challenge, expiresAt: expiresAt.toISOString() },
  }
}

/** The second factor of an account as its owner sees it. @param isRequired by ADMIN_SECOND_FACTOR */
export function presentSecondFactor(
  { appSince, recoveryCodes }: SecondFactorRecord,
  isRequired: boolean,
): SecondFactorState {
  return {
    app: appSince ? { since: appSince.toISOString() } : null,
    recoveryCodes,
    required: isRequired,
  }
}

/** A secret for an authenticator app. @param app issuer: the store, as the app names it */
export function presentEnrolment(
  { secret, enrolment }: StartedEnrolment,
  app: { issuer: string; email: string },
): Enrolment {
  return { secret, uri: appUriOf({ secret, ...app }), enrolment }
}
