import type { EventTicket } from '@store/contract/schemas/events'
import { defineEndpoints } from '../store/define-endpoints.ts'

/** The ticket for an event stream: `EventSource` cannot send headers, so a ticket replaces the token. */
export const eventsApi = defineEndpoints('sdk/events', (build) => ({
  issueEventTicket: build.mutation<EventTicket, void>({
    query: () => ({ url: '/events/ticket', method: 'POST' }),
  }),
}))
