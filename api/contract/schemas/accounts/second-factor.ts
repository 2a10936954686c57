import { type Static, Type } from 'typebox'
import {
  type SecondFactorMethod,
  secondFactorMethods,
} from '../../rules/accounts/second-factor/passkey-rules.ts'
import { ErrorBodySchema, Instant, OneLine } from '../wire.ts'
import { PasskeySchema } from './passkeys.ts'

const strict = { additionalProperties: false }
const Code = OneLine(40, { description: 'of the authenticator app, or recovery' })

/** The second step of a login, which begins with the right password. */
export const LoginChallengeSchema = Type.Object({
  challenge: Type.String({ description: 'to send with the code; lives five minutes, five tries' }),
  expiresAt: Instant,
  methods: Type.Array(
    Type.Unsafe<SecondFactorMethod>(Type.String({ enum: [...secondFactorMethods] })),
    { description: 'which the account has; a recovery code works in place of either' },
  ),
})

/**
 * 401 of a login: the error, and with the code `second_factor_required` the challenge of the second step. An error, so
 * that a client that knows one step only takes it for no session.
 */
export const LoginRefusedSchema = Type.Object({
  ...ErrorBodySchema.properties,
  secondFactor: Type.Optional(LoginChallengeSchema),
})

export const SecondStepSchema = Type.Object({ challenge: OneLine(100), code: Code }, strict)

/** The second factor of the caller. */
export const SecondFactorStateSchema = Type.Object({
  app: Type.Union([Type.Object({ since: Instant }), Type.Null()], {
    description: 'authenticator app',
  }),
  passkeys: Type.Array(PasskeySchema, { description: 'oldest first' }),
  passkeyHost: Type.String({ description: 'passkeys work on pages of this host only' }),
  recoveryCodes: Type.Integer({ minimum: 0, description: 'unused ones' }),
  required: Type.Boolean({ description: 'ADMIN_SECOND_FACTOR of this store' }),
})

export const EnrolmentFormSchema = Type.Object(
  { currentPassword: Type.String({ maxLength: 200 }) },
  strict,
)

/** A new secret for an authenticator app; nothing is stored before it is confirmed. */
export const EnrolmentSchema = Type.Object({
  secret: Type.String({ description: 'base32, to type into the app' }),
  uri: Type.String({ description: 'otpauth://totp/…, the content of the QR code' }),
  enrolment: Type.String({ description: 'to send with the first code; lives ten minutes' }),
})

export const EnrolmentConfirmationSchema = Type.Object(
  { enrolment: OneLine(500), code: Code },
  strict,
)

/** New recovery codes, which are shown once. */
export const RecoveryCodesSchema = Type.Object({
  message: Type.String(),
  recoveryCodes: Type.Array(Type.String(), {
    description: 'empty when a set-up was not that of the first factor: the former ones stay valid',
  }),
})

export const ProofFormSchema = Type.Object({ code: Code }, strict)

export const ProofSchema = Type.Object({
  message: Type.String(),
  freshUntil: Instant,
})

export type LoginChallenge = Static<typeof LoginChallengeSchema>
export type LoginRefused = Static<typeof LoginRefusedSchema>
export type SecondStep = Static<typeof SecondStepSchema>
export type SecondFactorState = Static<typeof SecondFactorStateSchema>
export type EnrolmentForm = Static<typeof EnrolmentFormSchema>
export type Enrolment = Static<typeof EnrolmentSchema>
export type EnrolmentConfirmation = Static<typeof EnrolmentConfirmationSchema>
export type RecoveryCodes = Static<typeof RecoveryCodesSchema>
export type ProofForm = Static<typeof ProofFormSchema>
export type Proof = Static<typeof ProofSchema>
