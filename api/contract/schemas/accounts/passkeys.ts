import { type Static, Type } from 'typebox'
import { Id, Instant, OneLine } from '../wire.ts'

const strict = { additionalProperties: false }
/** Bytes as WebAuthn's JSON has them. */
const Base64Url = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[A-Za-z0-9_-]+$', description: 'base64url' })

const Choice = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.String({ enum: [...values] }))
const Requirement = Choice(['discouraged', 'preferred', 'required'])

/** A credential id has at most 1023 bytes (WebAuthn). */
const CredentialId = Base64Url(1364)
const Descriptor = Type.Object({
  id: Type.String(),
  type: Type.String(),
  transports: Type.Optional(Type.Array(Type.String())),
})

/** What `navigator.credentials.create` needs, in WebAuthn's JSON form. */
export const PasskeyCreationOptionsSchema = Type.Object({
  rp: Type.Object({ id: Type.Optional(Type.String()), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String({ description: 'works once, for five minutes' }),
  pubKeyCredParams: Type.Array(Type.Object({ type: Choice(['public-key']), alg: Type.Integer() })),
  timeout: Type.Optional(Type.Integer({ description: 'milliseconds' })),
  excludeCredentials: Type.Optional(Type.Array(Descriptor)),
  authenticatorSelection: Type.Optional(
    Type.Object({
      residentKey: Type.Optional(Requirement),
      requireResidentKey: Type.Optional(Type.Boolean()),
      userVerification: Type.Optional(Requirement),
    }),
  ),
  attestation: Type.Optional(Choice(['none', 'indirect', 'direct', 'enterprise'])),
})

/** What `navigator.credentials.get` needs, in WebAuthn's JSON form. */
export const PasskeyRequestOptionsSchema = Type.Object({
  challenge: Type.String({ description: 'works once, for five minutes' }),
  rpId: Type.Optional(Type.String({ description: 'the host that the passkeys belong to' })),
  timeout: Type.Optional(Type.Integer({ description: 'milliseconds' })),
  allowCredentials: Type.Optional(Type.Array(Descriptor)),
  userVerification: Type.Optional(Requirement),
})

/** What a browser made of the creation options. */
export const PasskeyAttestationSchema = Type.Object(
  {
    id: CredentialId,
    clientDataJSON: Base64Url(4_000),
    attestationObject: Base64Url(20_000),
    transports: Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), {
      maxItems: 10,
      description: 'how the browser reaches the authenticator',
    }),
  },
  strict,
)

/** What a browser made of the request options. */
export const PasskeyAssertionSchema = Type.Object(
  {
    id: CredentialId,
    clientDataJSON: Base64Url(4_000),
    authenticatorData: Base64Url(4_000),
    signature: Base64Url(4_000),
  },
  strict,
)

/** Of a login whose password was right. */
export const PasskeyLoginFormSchema = Type.Object({ challenge: OneLine(100) }, strict)

export const PasskeyStepSchema = Type.Object(
  { challenge: OneLine(100), passkey: PasskeyAssertionSchema },
  strict,
)

const Name = OneLine(200, { description: '1 to 60 characters' })

export const NewPasskeySchema = Type.Object(
  { name: Name, passkey: PasskeyAttestationSchema },
  strict,
)

export const PasskeyNameSchema = Type.Object({ name: Name }, strict)

export const PasskeyProofFormSchema = Type.Object({ passkey: PasskeyAssertionSchema }, strict)

/** A passkey as its owner sees it. */
export const PasskeySchema = Type.Object({
  _id: Id,
  name: Type.String(),
  createdAt: Instant,
  usedAt: Type.Union([Instant, Type.Null()], { description: 'at a login or a confirmation' }),
})

export type PasskeyCreationOptions = Static<typeof PasskeyCreationOptionsSchema>
export type PasskeyRequestOptions = Static<typeof PasskeyRequestOptionsSchema>
export type PasskeyAttestation = Static<typeof PasskeyAttestationSchema>
export type PasskeyAssertion = Static<typeof PasskeyAssertionSchema>
export type PasskeyLoginForm = Static<typeof PasskeyLoginFormSchema>
export type PasskeyStep = Static<typeof PasskeyStepSchema>
export type NewPasskey = Static<typeof NewPasskeySchema>
export type PasskeyName = Static<typeof PasskeyNameSchema>
export type PasskeyProofForm = Static<typeof PasskeyProofFormSchema>
export type Passkey = Static<typeof PasskeySchema>
