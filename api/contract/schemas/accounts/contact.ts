import { type Static, Type } from 'typebox'
import { largestListLimit } from '../../rules/limits.ts'
import { Id, Instant } from '../wire.ts'

const strict = { additionalProperties: false }

/** A message to the store; the subject contains the phone number (spec §3). */
export const ContactMessageSchema = Type.Object(
  {
    name: Type.String({ maxLength: 120 }),
    email: Type.String({ maxLength: 254 }),
    subject: Type.String({ maxLength: 200 }),
    message: Type.String({ maxLength: 5_000 }),
  },
  strict,
)

export const ComplaintSchema = Type.Object({
  _id: Id,
  subject: Type.String(),
  name: Type.String(),
  email: Type.String(),
  message: Type.String(),
  createdAt: Instant,
})

export const ComplaintListSchema = Type.Array(ComplaintSchema)

export const ComplaintQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

export type ContactMessage = Static<typeof ContactMessageSchema>
export type Complaint = Static<typeof ComplaintSchema>
export type ComplaintQuery = Static<typeof ComplaintQuerySchema>
