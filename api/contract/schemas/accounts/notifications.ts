import { type Static, Type } from 'typebox'
import { notificationTargets } from '../../rules/accounts/mails/notification-validation.ts'
import { largestListLimit } from '../../rules/limits.ts'
import { Cursor, Id, Instant, OneLine } from '../wire.ts'

const strict = { additionalProperties: false }

/** A broadcast of the superadmin (support 1.4). */
export const NotificationFormSchema = Type.Object(
  {
    title: OneLine(120),
    message: Type.String({ maxLength: 2_000 }),
    sentTo: OneLine(20, { description: notificationTargets.join(', ') }),
  },
  strict,
)

/** The audience of a notification: everybody, a tier, the admin of a tier, or the caller alone. */
export const NotificationAudienceSchema = Type.Union([
  Type.Literal('all'),
  Type.Literal('enduser'),
  Type.Literal('reseller'),
  Type.Literal('distributor'),
  Type.Literal('enduser-admin'),
  Type.Literal('reseller-admin'),
  Type.Literal('distributor-admin'),
  Type.Literal('person'),
])

export const NotificationSchema = Type.Object({
  _id: Id,
  title: Type.String(),
  message: Type.String(),
  sentTo: NotificationAudienceSchema,
  orderId: Type.Optional(Id),
  productId: Type.Optional(Id),
  createdAt: Instant,
  read: Type.Boolean({ description: 'by the caller' }),
})

export const NotificationListSchema = Type.Object({
  notifications: Type.Array(NotificationSchema),
})

/** A broadcast, with how many accounts it is for and how many have seen it. */
export const SentNotificationSchema = Type.Object({
  ...NotificationSchema.properties,
  reach: Type.Object({
    recipients: Type.Integer({ description: 'accounts that may log in and can see it' }),
    readers: Type.Integer({ description: 'of these, those who read or deleted it' }),
  }),
})

export const SentListSchema = Type.Object({ notifications: Type.Array(SentNotificationSchema) })

/** Marks everything up to the newest notification that was seen, so that later ones stay new. */
export const ReadUpToSchema = Type.Object({ upTo: Cursor }, strict)

export const NotificationSentSchema = Type.Object({
  message: Type.String(),
  notification: NotificationSchema,
})

const page = {
  cursor: Type.Optional(Cursor),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
}

export const NotificationQuerySchema = Type.Object(
  {
    role: Type.Optional(OneLine(20, { description: "the caller's own role" })),
    ...page,
  },
  strict,
)

export const SentQuerySchema = Type.Object(page, strict)

export type NotificationForm = Static<typeof NotificationFormSchema>
export type NotificationAudience = Static<typeof NotificationAudienceSchema>
export type Notification = Static<typeof NotificationSchema>
export type NotificationList = Static<typeof NotificationListSchema>
export type SentNotification = Static<typeof SentNotificationSchema>
export type SentList = Static<typeof SentListSchema>
export type ReadUpTo = Static<typeof ReadUpToSchema>
export type NotificationSent = Static<typeof NotificationSentSchema>
export type NotificationQuery = Static<typeof NotificationQuerySchema>
export type SentQuery = Static<typeof SentQuerySchema>
