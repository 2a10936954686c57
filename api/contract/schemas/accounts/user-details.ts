import { type Static, Type } from 'typebox'
import { longestUserNote } from '../../rules/limits.ts'
import { AddressListSchema } from '../orders/addresses.ts'
import { OrderStatusSchema, PaymentStatusSchema } from '../orders/orders.ts'
import { Id, Instant, Rupees } from '../wire.ts'
import { ManagedUserSchema } from './users.ts'

/** An order in the list of an account. */
const OwnOrderSchema = Type.Object({
  _id: Id,
  createdAt: Instant,
  totalAmount: Rupees,
  orderStatus: OrderStatusSchema,
  paymentStatus: PaymentStatusSchema,
})

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
    owed: Type.Unsafe<number>({
      ...Rupees,
      description: 'rupees that no money covers yet, of orders not cancelled and not paid',
    }),
    last: Type.Array(OwnOrderSchema, { description: 'the five newest orders, newest first' }),
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

/** What admins note about an account for each other; blank when there is nothing. */
export const UserNoteSchema = Type.Object({ note: Type.String() })

export const UserNoteChangeSchema = Type.Object(
  {
    note: Type.String({ maxLength: longestUserNote, description: 'blank: none' }),
    seen: Type.String({
      maxLength: longestUserNote,
      description: 'the note as it was looked at; 409 when it is another one now',
    }),
  },
  { additionalProperties: false },
)

export type UserNote = Static<typeof UserNoteSchema>
export type UserNoteChange = Static<typeof UserNoteChangeSchema>
export type UserDetails = Static<typeof UserDetailsSchema>
export type UserSession = Static<typeof UserSessionSchema>
export type UserSessions = Static<typeof UserSessionsSchema>
