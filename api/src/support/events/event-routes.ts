import { EventsQuerySchema, EventTicketSchema } from '@store/contract/schemas/events'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import {
  type Actor,
  actorOf,
  binaryResponse,
  NotSignedInError,
  type TypedApp,
} from '../../base/base.ts'
import type { EventSessions, EventStreams } from './event-streams.ts'
import { type EventTickets, ticketSeconds } from './event-tickets.ts'

const StreamSchema = binaryResponse('events, until the client disconnects', ['text/event-stream'])

/** Dependencies of the routes of events. */
export interface EventRouteDependencies {
  streams: EventStreams
  tickets: EventTickets
  sessions: Pick<EventSessions, 'findActorOf'>
}

/** Server-sent events, so that open screens refresh at once (support 3.1). */
export function registerEventRoutes(app: TypedApp, dependencies: EventRouteDependencies): void {
  const { streams, tickets, sessions } = dependencies

  async function findGuest(ticket: string | undefined): Promise<Actor> {
    const sessionId = ticket && (await tickets.redeem(ticket))
    const actor = sessionId ? await sessions.findActorOf(sessionId) : undefined
    if (!actor) throw new NotSignedInError()
    return actor
  }

  app.post(
    '/events/ticket',
    {
      config: { access: 'signed-in', operation: 'issueEventTicket', rights: 'own' },
      schema: { response: { 201: EventTicketSchema, '4xx': ErrorBodySchema } },
    },
    async (request, reply) => {
      const ticket = await tickets.issue(actorOf(request).sessionId)
      return reply.status(201).send({ ticket, expiresIn: ticketSeconds })
    },
  )

  app.get(
    '/events',
    {
      // Public, because a ticket stands for the session where no header can be sent.
      config: { access: 'public', operation: 'streamEvents' },
      schema: {
        description: 'text/event-stream of order-changed and notification, data {_id}',
        security: [{ bearer: [] }, { ticket: [] }],
        querystring: EventsQuerySchema,
        response: { 200: StreamSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      // HEAD opens no stream and uses up no ticket.
      const isHead = request.method === 'HEAD'
      const actor = request.actor ?? (await findGuest(isHead ? undefined : request.query.ticket))
      return reply
        .headers({
          'content-type': 'text/event-stream',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        })
        .send(isHead ? Buffer.alloc(0) : await streams.open(actor))
    },
  )
}
