import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder, fillCart, sendOrder } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { expiredCartRequests } from '../../ordering/cart/additions/expired-cart-requests.ts'
import { expiredOrderRequests } from '../../ordering/orders/placing/order-request.ts'
import { expiredResets } from '../../people/recovery/expired-resets.ts'
import { expiredSessions } from '../../people/sessions/expired-sessions.ts'
import { createEventTickets } from '../../support/events/event-tickets.ts'
import { expiredEvents, expiredTickets } from '../../support/events/expired-events.ts'
import { publishEvent } from '../../support/events/publish-event.ts'
import type { Database } from '../database/database.ts'
import { newPublicId } from '../shared/ids.ts'
import type { CleanupJob } from './cleanup-job.ts'
import { runCleanupJobs } from './run-cleanup-jobs.ts'

const hourMs = 3_600_000
let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock })

/** Tables whose rows expire: how long a row must stay, and when it must be deleted. */
const expiries: readonly [
  (db: Database) => CleanupJob,
  string,
  { keptAfter: number; deletedAfter: number },
][] = [
  // Logs of access stay for a year after the session.
  [
    expiredSessions,
    'sessions',
    { keptAfter: (365 * 24 + 11.9) * hourMs, deletedAfter: (365 * 24 + 12.1) * hourMs },
  ],
  [expiredResets, 'reset_codes', { keptAfter: 9 * 60_000, deletedAfter: 11 * 60_000 }],
  [
    expiredOrderRequests,
    'order_requests',
    { keptAfter: 23.9 * hourMs, deletedAfter: 24.1 * hourMs },
  ],
  [expiredCartRequests, 'cart_requests', { keptAfter: 23.9 * hourMs, deletedAfter: 24.1 * hourMs }],
  [expiredEvents, 'events', { keptAfter: 0.9 * hourMs, deletedAfter: 1.1 * hourMs }],
  [expiredTickets, 'event_tickets', { keptAfter: 20_000, deletedAfter: 40_000 }],
]

/** Inserts a row into each of the tables. */
async function fill(): Promise<void> {
  const { buyer, product } = await createOrder(store)
  await fillCart(store, buyer, { product, quantity: 1 })
  await sendOrder(store, buyer, { key: 'once' })
  await store.app.inject({
    method: 'POST',
    url: '/api/cart/add',
    headers: { ...buyer.headers, 'idempotency-key': 'once' },
    payload: { productId: product.publicId, quantity: 1 },
  })
  await createEventTickets(store).issue('0'.repeat(26))
  await store.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { email: buyer.account.email },
  })
}

const countOf = async (table: string) => (await store.db(table)).length

async function cleanUpAfter(ms: number, cleanupJobs: CleanupJob[]): Promise<void> {
  skippedMs = ms
  await runCleanupJobs(store.app, { cleanupJobs, clock })
  skippedMs = 0
}

describe('cleanup jobs', () => {
  it.each(expiries)(
    'delete expired rows and no others: %p of %s',
    async (createJob, table, after) => {
      await fill()
      const before = await countOf(table)
      expect(before).toBeGreaterThan(0)
      await cleanUpAfter(after.keptAfter, [createJob(store.db)])
      expect(await countOf(table)).toBe(before)
      await cleanUpAfter(after.deletedAfter, [createJob(store.db)])
      expect(await countOf(table)).toBe(0)
    },
  )

  it('run on several instances at once without an error', async () => {
    const at = new Date(Date.now() - 2 * hourMs)
    const rows = Array.from({ length: 2_500 }, () => ({
      topic: 'notification',
      subject_id: newPublicId(),
      audience: 'all',
      created_at: at,
    }))
    await store.db.batchInsert('events', rows, 500)
    const instance = { log: Object.create(store.app.log) }
    const errors: unknown[] = []
    instance.log.error = (error: unknown) => errors.push(error)
    const cleanupJobs = [expiredEvents(store.db)]
    await Promise.all([1, 2, 3].map(() => runCleanupJobs(instance, { cleanupJobs, clock })))
    expect([errors, await countOf('events')]).toEqual([[], 0])
  })

  it('are repeated when they meet those of another instance in a deadlock', async () => {
    let runs = 0
    const run = async () => {
      runs += 1
      if (runs === 1) throw Object.assign(new Error('deadlock'), { errno: 1213 })
      return 0
    }
    await runCleanupJobs(store.app, { cleanupJobs: [{ name: 'events', run }], clock })
    expect(runs).toBe(2)
  })

  it('continue with the next job when one fails', async () => {
    const broken: CleanupJob = { name: 'nothing', run: async () => Promise.reject(new Error('no')) }
    await publishEvent(store.db, {
      topic: 'notification',
      subjectId: newPublicId(),
      audience: 'all',
      at: new Date(Date.now() - 2 * hourMs),
    })
    await runCleanupJobs(store.app, { cleanupJobs: [broken, expiredEvents(store.db)], clock })
    expect(await countOf('events')).toBe(0)
  })

  it('keep the sessions of signed-in users', async () => {
    const { headers } = await signIn(store, 'enduser')
    await cleanUpAfter(0, [expiredSessions(store.db)])
    expect((await store.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200)
  })
})
