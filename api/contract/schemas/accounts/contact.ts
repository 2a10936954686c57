import { type Static, Type } from 'typebox'
import { type ComplaintState, complaintStates } from '../../rules/complaints/complaint-rules.ts'
import { largestListLimit } from '../../rules/limits.ts'
import { Id, Instant, NameText, OneLine } from '../wire.ts'
import { RoleSchema } from './accounts.ts'

const strict = { additionalProperties: false }

/** A message to the store; the subject contains the phone number (office 4.1). */
export const ContactMessageSchema = Type.Object(
  {
    name: NameText(120),
    email: OneLine(254),
    subject: OneLine(200),
    message: Type.String({ maxLength: 5_000 }),
  },
  strict,
)

/** @see messageReferenceOf */
export const ContactAnswerSchema = Type.Object({
  message: Type.String(),
  reference: Type.String({ description: 'what the sender may refer to' }),
})

const ComplaintStateSchema = Type.Unsafe<ComplaintState>(
  Type.String({ enum: [...complaintStates] }),
)

/** A reply that was sent by mail. */
export const ComplaintReplySchema = Type.Object({
  _id: Id,
  at: Instant,
  by: Type.String({ description: 'name of the admin' }),
  message: Type.String(),
})

/** The buyer whose account has the e-mail address or the mobile number of a message. Not proven: anybody may write it. */
export const ComplaintSenderSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  role: RoleSchema,
  orders: Type.Integer({ description: 'number of orders' }),
})

export const ComplaintSchema = Type.Object({
  _id: Id,
  subject: Type.String(),
  name: Type.String(),
  email: Type.String(),
  message: Type.String(),
  createdAt: Instant,
  state: ComplaintStateSchema,
  replies: Type.Array(ComplaintReplySchema, { description: 'oldest first' }),
  sender: Type.Optional(ComplaintSenderSchema),
})

export const ComplaintListSchema = Type.Array(ComplaintSchema)

const search = Type.Optional(
  OneLine(200, { description: 'part of name, e-mail, mobile or message, or a reference' }),
)

export const ComplaintQuerySchema = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
    state: Type.Optional(OneLine(20, { description: 'open, answered or closed' })),
    q: search,
  },
  strict,
)

export const ComplaintCountsQuerySchema = Type.Object({ q: search }, strict)

/** Number of messages in each state. */
export const ComplaintCountsSchema = Type.Object({
  open: Type.Integer(),
  answered: Type.Integer(),
  closed: Type.Integer(),
})

/** The longest reply is as long as the longest message. */
export const ComplaintReplyFormSchema = Type.Object(
  { message: Type.String({ maxLength: 5_000 }) },
  strict,
)

export const ComplaintStateFormSchema = Type.Object({ state: OneLine(20) }, strict)

export const ComplaintChangedSchema = Type.Object({
  message: Type.String(),
  complaint: ComplaintSchema,
})

export type ContactAnswer = Static<typeof ContactAnswerSchema>
export type ContactMessage = Static<typeof ContactMessageSchema>
export type Complaint = Static<typeof ComplaintSchema>
export type ComplaintReply = Static<typeof ComplaintReplySchema>
export type ComplaintSender = Static<typeof ComplaintSenderSchema>
export type ComplaintQuery = Static<typeof ComplaintQuerySchema>
export type ComplaintCounts = Static<typeof ComplaintCountsSchema>
export type ComplaintCountsQuery = Static<typeof ComplaintCountsQuerySchema>
export type ComplaintReplyForm = Static<typeof ComplaintReplyFormSchema>
export type ComplaintStateForm = Static<typeof ComplaintStateFormSchema>
export type ComplaintChanged = Static<typeof ComplaintChangedSchema>
