import type { EventTicket } from '@store/contract/schemas/events'
import { defineEndpoints } from '../store/define-endpoints.ts'

/** What opens an event stream: the browser's `EventSource` sends no header, a ticket stands for the session. */
export const eventsApi = defineEndpoints('sdk/events', (build) => ({
  issueEventTicket: build.mutation<EventTicket, void>({
    query: () => ({ url: '/events/ticket', method: 'POST' }),
  }),
}))
