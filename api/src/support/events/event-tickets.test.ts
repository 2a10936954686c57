import { expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { openPatientDatabase, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'
import { createEventTickets } from './event-tickets.ts'

const store = useTestStore()

it.each([-120_000, 120_000])(
  'opens a stream on an instance whose clock differs by %d ms',
  async (skewMs) => {
    const { config } = store
    const clock = { now: () => new Date(Date.now() + skewMs) }
    const other = await buildApp({ config, clock, db: openPatientDatabase(config.DATABASE_URL) })
    const { headers } = await signIn(store, 'enduser')
    const url = '/api/events/ticket'
    const { ticket } = (await store.app.inject({ method: 'POST', url, headers })).json()
    const answer = await other.inject({
      url: `/api/events?ticket=${ticket}`,
      payloadAsStream: true,
    })
    expect(answer.statusCode).toBe(200)
    answer.stream().destroy()
    await other.close()
  },
)

it('is valid for half a minute by the clock of the database', async () => {
  const tickets = createEventTickets(store)
  const ticket = await tickets.issue('0'.repeat(26))
  await store
    .db('event_tickets')
    .update({ expires_at: store.db.raw('expires_at - INTERVAL 30 SECOND') })
  expect(await tickets.redeem(ticket)).toBeUndefined()
})
