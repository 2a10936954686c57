import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import type { Passkey } from '@store/contract/schemas/accounts/passkeys'
import type {
  Enrolment,
  LoginRefused,
  SecondFactorState,
} from '@store/contract/schemas/accounts/second-factor'
import type { StartedChallenge } from './challenges/login-challenges.ts'
import { appUriOf } from './codes/authenticator-app.ts'
import type { StartedEnrolment } from './own/app-enrolment.ts'
import type { SecondFactorRecord } from './own/own-second-factor.ts'
import type { PasskeyRecord } from './passkeys/passkey.ts'

/** The answer to a right password that is only the first step. */
export function presentChallenge(started: StartedChallenge): LoginRefused {
  const { challenge, expiresAt, methods } = started
  return {
    code: 'second_factor_required',
    message: secondFactorMessages.required,
    secondFactor: { challenge, expiresAt: expiresAt.toISOString(), methods },
  }
}

/**
 * The second factor of an account as its owner sees it.
 * @param store isRequired by ADMIN_SECOND_FACTOR; host: of passkeys
 */
export function presentSecondFactor(
  { appSince, passkeys, recoveryCodes }: SecondFactorRecord,
  store: { isRequired: boolean; host: string },
): SecondFactorState {
  return {
    app: appSince ? { since: appSince.toISOString() } : null,
    passkeys: passkeys.map(presentPasskey),
    passkeyHost: store.host,
    recoveryCodes,
    required: store.isRequired,
  }
}

function presentPasskey({ publicId, name, createdAt, usedAt }: PasskeyRecord): Passkey {
  return {
    _id: publicId,
    name,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }
}

/** A secret for an authenticator app. @param app issuer: the store, as the app names it */
export function presentEnrolment(
  { secret, enrolment }: StartedEnrolment,
  app: { issuer: string; email: string },
): Enrolment {
  return { secret, uri: appUriOf({ secret, ...app }), enrolment }
}
