import type { Clock, Database, TypedApp } from '../../base/base.ts'
import { createEventFeed } from './event-feed.ts'
import { createEventHub } from './event-hub.ts'
import { registerEventRoutes } from './event-routes.ts'
import { createEventStreams, type EventSessions } from './event-streams.ts'
import { createEventTickets } from './event-tickets.ts'

/** Well below the minute after which proxies cut a silent connection. */
const heartbeatMs = 15_000
/** A logout on another instance ends streams here as soon as it ends requests. */
const sessionCheckMs = 2_000

/** Opens the event streams of this process; closing the server ends them. */
export function registerEvents(
  app: TypedApp,
  dependencies: { db: Database; clock: Clock; sessions: EventSessions },
): void {
  const { db, sessions } = dependencies
  const { log } = app
  const hub = createEventHub({ feed: createEventFeed({ db }), log })
  const streams = createEventStreams({ hub, sessions, log, heartbeatMs, sessionCheckMs })
  registerEventRoutes(app, { streams, sessions, tickets: createEventTickets(dependencies) })

  // Before onClose: the server waits there for open answers, and the app closes the database.
  app.addHook('preClose', async () => {
    streams.close()
    await hub.close()
  })
}
