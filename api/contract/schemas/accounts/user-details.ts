import { type Static, Type } from 'typebox'
import { AddressListSchema } from '../orders/addresses.ts'
import { Id, Instant, Rupees } from '../wire.ts'
import { ManagedUserSchema } from './users.ts'

/** An account with all that the superadmin may know of it. */
export const UserDetailsSchema = Type.Object({
  ...ManagedUserSchema.properties,
  constitutionOfFirm: Type.Optional(Type.String()),
  panNumber: Type.Optional(Type.String()),
  gstNumber: Type.Optional(Type.String()),
  officeAddress: Type.Optional(Type.String()),
  residenceAddress: Type.Optional(Type.String()),
  lastSignInAt: Type.Optional(Instant),
  addresses: AddressListSchema.properties.addresses,
  orders: Type.Object({
    count: Type.Integer(),
    total: Type.Unsafe<number>({ ...Rupees, description: 'rupees, of orders not cancelled' }),
  }),
})

/** A session in which somebody is signed in now. Its token is known to its browser alone. */
export const UserSessionSchema = Type.Object({
  _id: Id,
  createdAt: Instant,
  expiresAt: Instant,
  current: Type.Boolean({ description: 'the session of the caller' }),
})

/** The newest open sessions of an account. */
export const UserSessionsSchema = Type.Object({
  sessions: Type.Array(UserSessionSchema),
  total: Type.Integer({ description: 'of all open sessions' }),
})

export const UserSessionParamsSchema = Type.Object({ id: Id, sessionId: Id })

export type UserDetails = Static<typeof UserDetailsSchema>
export type UserSession = Static<typeof UserSessionSchema>
export type UserSessions = Static<typeof UserSessionsSchema>
