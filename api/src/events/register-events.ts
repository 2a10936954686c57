import type { Database } from '../database/database.ts'
import type { TypedApp } from '../http/typed-app.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { Clock } from '../shared/clock.ts'
import { EventFeed } from './event-feed.ts'
import { EventHub } from './event-hub.ts'
import { deleteEventsBefore } from './event-repository.ts'
import { registerEventRoutes } from './event-routes.ts'
import { EventStreams } from './event-streams.ts'
import { createEventTickets } from './event-tickets.ts'

/** Well below the minute after which proxies cut a silent connection. */
const heartbeatMs = 15_000
const hourMs = 3_600_000

/** Opens the event streams of this process; closing the server ends them. */
export function registerEvents(
  app: TypedApp,
  parts: { db: Database; clock: Clock; sessions: Sessions },
): void {
  const { db, clock, sessions } = parts
  const { log } = app
  const hub = new EventHub(new EventFeed(db), log)
  const streams = new EventStreams({ hub, sessions, log, heartbeatMs })
  registerEventRoutes(app, { streams, sessions, tickets: createEventTickets(parts) })

  const forget = () => {
    deleteEventsBefore(db, new Date(clock.now().getTime() - hourMs)).catch((error: unknown) =>
      log.error({ err: error }, 'old events were not forgotten'),
    )
  }
  const timer = setInterval(forget, hourMs).unref()
  // Before onClose: the server waits there for open answers, and the app closes the database.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    streams.close()
    await hub.close()
  })
}
