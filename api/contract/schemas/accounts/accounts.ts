import { type Static, Type } from 'typebox'
import { type BusinessTier, businessTiers } from '../../rules/accounts/approvals/tier-requests.ts'
import { type Right, rights } from '../../rules/accounts/rights.ts'
import { roles } from '../../rules/accounts/roles.ts'
import { type Language, languages } from '../../rules/language/languages.ts'
import { Id, NameText, OneLine } from '../wire.ts'

const strict = { additionalProperties: false }
const Lines = (maxLength: number) => Type.String({ maxLength })

export const RoleSchema = Type.Unsafe<(typeof roles)[number]>(
  Type.String({ enum: [...roles], description: 'decides what the account may see and do' }),
)

export const RightsSchema = Type.Array(Type.Unsafe<Right>(Type.String({ enum: [...rights] })), {
  uniqueItems: true,
  maxItems: rights.length,
})

export const BusinessTierSchema = Type.Unsafe<BusinessTier>(
  Type.String({ enum: [...businessTiers] }),
)

/** A request for a tier that is not granted: until then the account is an enduser's. */
export const TierRequestSchema = Type.Object({
  tier: BusinessTierSchema,
  state: Type.Unsafe<'waiting' | 'refused'>(Type.String({ enum: ['waiting', 'refused'] })),
  reason: Type.Optional(Type.String({ description: 'why it was refused' })),
})

export const LanguageSchema = Type.Unsafe<Language>(Type.String({ enum: [...languages] }))

export const UserSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  role: RoleSchema,
  rights: Type.Optional(
    Type.Unsafe<Static<typeof RightsSchema>>({
      ...RightsSchema,
      description: 'what the role is narrowed to; missing: all of it',
    }),
  ),
  resellerId: Type.Optional(Type.String({ description: 'RS and six digits' })),
  distributorId: Type.Optional(Type.String({ description: 'DS and six digits' })),
  secondFactorMissing: Type.Optional(
    Type.Boolean({ description: 'an admin who has to set one up before anything else' }),
  ),
  emailUnconfirmed: Type.Optional(
    Type.Boolean({
      description:
        'of GET /auth/me: nobody has confirmed the address yet; POST /auth/me/confirmation-mail mails a link',
    }),
  ),
  tierRequest: Type.Optional(TierRequestSchema),
  language: Type.Optional(
    Type.Unsafe<Language>(
      Type.String({ enum: [...languages], description: 'of the mails; missing: en' }),
    ),
  ),
})

/** The language in which an account gets its mails. */
export const LanguageChoiceSchema = Type.Object({ language: LanguageSchema }, strict)

export const LoginSchema = Type.Object({ email: OneLine(254), password: Lines(200) }, strict)

export const SignedInSchema = Type.Object({ token: Type.String(), user: UserSchema })

export const MeSchema = Type.Object({ user: UserSchema })

/** One schema for the three registrations; the required fields depend on the path (people 2.2). */
export const RegistrationSchema = Type.Object(
  {
    name: NameText(120),
    email: OneLine(254),
    password: Lines(200),
    mobile: OneLine(20),
    firmName: Type.Optional(NameText(160)),
    constitutionOfFirm: Type.Optional(NameText(80)),
    panNumber: Type.Optional(OneLine(20)),
    gstNumber: Type.Optional(OneLine(20)),
    officeAddress: Type.Optional(Lines(400)),
    residenceAddress: Type.Optional(Lines(400)),
    role: Type.Optional(Type.Unknown({ description: 'ignored: the path decides' })),
  },
  strict,
)

export type TierRequest = Static<typeof TierRequestSchema>
export type User = Static<typeof UserSchema>
export type Login = Static<typeof LoginSchema>
export type SignedIn = Static<typeof SignedInSchema>
export type LanguageChoice = Static<typeof LanguageChoiceSchema>
export type Me = Static<typeof MeSchema>
export type Registration = Static<typeof RegistrationSchema>
