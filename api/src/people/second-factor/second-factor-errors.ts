import {
  passkeyMessages,
  passkeyUseMessages,
} from '@store/contract/rules/accounts/second-factor/passkey-messages'
import { secondFactorMessages } from '@store/contract/rules/accounts/second-factor/second-factor-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { defineError, HttpError } from '../../base/base.ts'

/** 400: the second step of a login took too long, had too many tries, or was done before. */
export const ChallengeEndedError = defineError(
  'challenge_ended',
  secondFactorMessages.challengeEnded,
  400,
)

/** 400: the set-up of an authenticator app took too long. */
export const EnrolmentEndedError = defineError(
  'enrolment_ended',
  secondFactorMessages.enrolmentEnded,
  400,
)

/** 403: the account has a second factor, and this session has not proved it in the last ten minutes. */
export const SecondFactorNeededError = defineError(
  'second_factor_needed',
  secondFactorMessages.needed,
  403,
)

/** 400: wrong or used; the response does not say which. Not a 401, which would mean that the session has ended. */
export function wrongSecondFactorError(): HttpError {
  const fault = fieldError('code', secondFactorMessages.wrongCode)
  return new HttpError({ ...fault, statusCode: 400, code: 'wrong_second_factor' })
}

/** 400: the passkey did not sign this challenge on a page of this store, or is none of the account. */
export const PasskeyRefusedError = defineError(
  'wrong_second_factor',
  passkeyUseMessages.refused,
  400,
)

/** 400: the challenge for a passkey of a signed-in person is older than five minutes, or was used. */
export const PasskeyTimedOutError = defineError('challenge_ended', passkeyUseMessages.timedOut, 400)

/** 409: the passkey belongs to an account already. */
export const PasskeyTakenError = defineError('passkey_taken', passkeyMessages.taken, 409)

/** 409: the account has as many passkeys as it may have. */
export const TooManyPasskeysError = defineError('too_many_passkeys', passkeyMessages.tooMany, 409)
