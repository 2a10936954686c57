import { type Static, Type } from 'typebox'

/** A ticket for one GET /events, because a browser's EventSource cannot send a token. */
export const EventTicketSchema = Type.Object({
  ticket: Type.String(),
  expiresIn: Type.Integer({ description: 'seconds' }),
})

export const EventsQuerySchema = Type.Object(
  { ticket: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
)

/** The `data` of an event, as JSON: the id of what to read again. Its `event` is order-changed or notification. */
export const EventDataSchema = Type.Object({
  _id: Type.String({ description: 'of the order or the notification' }),
})

export type EventTicket = Static<typeof EventTicketSchema>
export type EventData = Static<typeof EventDataSchema>
