import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { Id, Instant, OneLine } from '../wire.ts'
import { BusinessTierSchema, RightsSchema, RoleSchema } from './accounts.ts'

const strict = { additionalProperties: false }

/** An account as the superadmin sees it (people 5.2). */
export const ManagedUserSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  mobile: Type.String(),
  role: RoleSchema,
  rights: Type.Optional(
    Type.Unsafe<Static<typeof RightsSchema>>({
      ...RightsSchema,
      description: 'what the role of an admin is narrowed to; missing: all of it',
    }),
  ),
  requestedTier: Type.Optional(BusinessTierSchema),
  firmName: Type.Optional(Type.String()),
  resellerId: Type.Optional(Type.String()),
  distributorId: Type.Optional(Type.String()),
  disabled: Type.Boolean(),
  secondFactor: Type.Optional(Type.Boolean({ description: 'whether the account has one' })),
  createdAt: Instant,
})

export const ManagedUserListSchema = Type.Object({ users: Type.Array(ManagedUserSchema) })

export const UserQuerySchema = Type.Object(
  {
    q: Type.Optional(OneLine(200, { description: 'part of name, e-mail, mobile or firm' })),
    role: Type.Optional(OneLine(20)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

/** The superadmin's changes of an account; absent fields stay unchanged. */
export const UserChangeSchema = Type.Object(
  {
    role: Type.Optional(OneLine(20)),
    disabled: Type.Optional(Type.Boolean()),
  },
  { ...strict, minProperties: 1 },
)

/** What the role of an admin is narrowed to. */
export const UserRightsSchema = Type.Object(
  {
    rights: Type.Unsafe<Static<typeof RightsSchema>>({
      ...RightsSchema,
      description: 'none: nothing but the own account',
    }),
  },
  strict,
)

/** A GST number that the owner of an account cannot enter: a superadmin has seen its certificate. */
export const UserGstNumberSchema = Type.Object(
  {
    gstNumber: OneLine(20, { description: 'blank: none' }),
    reason: Type.String({ maxLength: 200, description: 'what shows that it is right' }),
  },
  strict,
)

export const UserChangedSchema = Type.Object({ message: Type.String(), user: ManagedUserSchema })

export type ManagedUser = Static<typeof ManagedUserSchema>
export type ManagedUserList = Static<typeof ManagedUserListSchema>
export type UserQuery = Static<typeof UserQuerySchema>
export type UserChange = Static<typeof UserChangeSchema>
export type UserRights = Static<typeof UserRightsSchema>
export type UserGstNumber = Static<typeof UserGstNumberSchema>
export type UserChanged = Static<typeof UserChangedSchema>
