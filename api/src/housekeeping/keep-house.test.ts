import { describe, expect, it } from '@jest/globals'
import { expiredCartRequests } from '../cart/expired-cart-requests.ts'
import type { Database } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { createEventTickets } from '../events/event-tickets.ts'
import { oldEvents, oldTickets } from '../events/old-events.ts'
import { expiredOrderRequests } from '../orders/expired-order-requests.ts'
import { oldResets } from '../recovery/old-resets.ts'
import { oldSessions } from '../sessions/old-sessions.ts'
import { newPublicId } from '../shared/ids.ts'
import { signIn } from '../testing/account-factory.ts'
import { createOrder, fillCart, sendOrder } from '../testing/order-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import type { Chore } from './chore.ts'
import { doChores } from './keep-house.ts'

const hourMs = 3_600_000
let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock })

/** What the store forgets, and by when it may. */
const kept: readonly [(db: Database) => Chore, string, { lives: number; isGone: number }][] = [
  [oldSessions, 'sessions', { lives: 11.9 * hourMs, isGone: 12.1 * hourMs }],
  [oldResets, 'reset_codes', { lives: 9 * 60_000, isGone: 11 * 60_000 }],
  [expiredOrderRequests, 'order_requests', { lives: 23.9 * hourMs, isGone: 24.1 * hourMs }],
  [expiredCartRequests, 'cart_requests', { lives: 23.9 * hourMs, isGone: 24.1 * hourMs }],
  [oldEvents, 'events', { lives: 0.9 * hourMs, isGone: 1.1 * hourMs }],
  [oldTickets, 'event_tickets', { lives: 20_000, isGone: 40_000 }],
]

/** One row of each. */
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

async function tidyUpAfter(ms: number, chores: Chore[]): Promise<void> {
  skippedMs = ms
  await doChores(store.app, { chores, clock })
  skippedMs = 0
}

describe('housekeeping', () => {
  it.each(kept)('lets go in time, and not before: %p of %s', async (choreOf, table, after) => {
    await fill()
    const before = await countOf(table)
    expect(before).toBeGreaterThan(0)
    await tidyUpAfter(after.lives, [choreOf(store.db)])
    expect(await countOf(table)).toBe(before)
    await tidyUpAfter(after.isGone, [choreOf(store.db)])
    expect(await countOf(table)).toBe(0)
  })

  it('is done by several instances at once without a fault', async () => {
    const at = new Date(Date.now() - 2 * hourMs)
    const rows = Array.from({ length: 2_500 }, () => ({
      topic: 'notification',
      subject_id: newPublicId(),
      audience: 'all',
      created_at: at,
    }))
    await store.db.batchInsert('events', rows, 500)
    const faults: unknown[] = []
    const chores = [oldEvents(store.db)].map((chore) => ({
      ...chore,
      forget: async (...args: Parameters<Chore['forget']>) =>
        chore.forget(...args).catch((error: unknown) => {
          faults.push(error)
          return 0
        }),
    }))
    await Promise.all([1, 2, 3].map(() => doChores(store.app, { chores, clock })))
    expect([faults, await countOf('events')]).toEqual([[], 0])
  })

  it('goes on with the next chore when one fails', async () => {
    const broken: Chore = { what: 'nothing', forget: async () => Promise.reject(new Error('no')) }
    await announce(store.db, {
      topic: 'notification',
      subjectId: newPublicId(),
      audience: 'all',
      at: new Date(Date.now() - 2 * hourMs),
    })
    await doChores(store.app, { chores: [broken, oldEvents(store.db)], clock })
    expect(await countOf('events')).toBe(0)
  })

  it('leaves who is signed in signed in', async () => {
    const { headers } = await signIn(store, 'enduser')
    await tidyUpAfter(0, [oldSessions(store.db)])
    expect((await store.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200)
  })
})
