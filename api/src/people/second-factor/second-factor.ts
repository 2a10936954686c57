import { type Clock, createTextCipher, type Database, type TextCipher } from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
import type { KnownNetworks } from '../login/known-networks.ts'
import type { LoginThrottle } from '../login/login-throttle.ts'
import { createLoginChallenges, type LoginChallenges } from './challenges/login-challenges.ts'
import { type CodeCheck, createCodeCheck } from './codes/code-check.ts'
import { createEnrolmentTokens, type EnrolmentTokens } from './codes/enrolment-tokens.ts'
import { createRecoveryCodeSecrets, type RecoveryCodeSecrets } from './codes/recovery-codes.ts'
import { createPasskeyCheck, type PasskeyCheck } from './passkeys/passkey-check.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import { createSessionChallenges, type SessionChallenges } from './passkeys/session-challenges.ts'
import { createWebAuthn, type WebAuthn } from './passkeys/webauthn.ts'

/** What logins and the owner's screen need of second factors. */
export interface SecondFactor {
  challenges: LoginChallenges
  codes: CodeCheck
  recoveryCodes: RecoveryCodeSecrets
  enrolments: EnrolmentTokens
  /** Encrypts the secrets of authenticator apps. */
  appCipher: TextCipher
  passkeys: PasskeyCheck
  webAuthn: WebAuthn
  sessionChallenges: SessionChallenges
}

/** Dependencies of {@link createSecondFactor}; the throttle is that of logins. */
export interface SecondFactorOptions {
  db: Database
  clock: Clock
  config: { SESSION_SECRET: string }
  mails: MailQueue
  networks: KnownNetworks
  throttle: LoginThrottle
  relyingParty: RelyingParty
}

export function createSecondFactor(options: SecondFactorOptions): SecondFactor {
  const { SESSION_SECRET: secret } = options.config
  const appCipher = createTextCipher(secret, 'secrets of authenticator apps')
  const recoveryCodes = createRecoveryCodeSecrets(secret)
  const webAuthn = createWebAuthn(options.relyingParty)
  return {
    challenges: createLoginChallenges(options),
    codes: createCodeCheck({ ...options, cipher: appCipher, recoveryCodes }),
    recoveryCodes,
    enrolments: createEnrolmentTokens(options),
    appCipher,
    passkeys: createPasskeyCheck({ ...options, webAuthn }),
    webAuthn,
    sessionChallenges: createSessionChallenges(options),
  }
}
