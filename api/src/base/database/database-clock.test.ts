import { afterEach, expect, it, jest } from '@jest/globals'
import { useTestStore } from '../../../test/test-store.ts'
import { createDatabaseClock } from './database-clock.ts'

const store = useTestStore()
afterEach(() => {
  jest.restoreAllMocks()
})

const minutesBetween = (one: Date, other: Date) =>
  Math.round(Math.abs(one.getTime() - other.getTime()) / 60_000)

it('instances whose machines differ by minutes agree on the time', async () => {
  const right = createDatabaseClock(store.db)
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 3 * 60_000)
  const fast = createDatabaseClock(store.db)
  jest.restoreAllMocks()
  const before = minutesBetween(fast.now(), right.now())
  await fast.synchronise()
  await right.synchronise()
  expect([before, minutesBetween(fast.now(), right.now())]).toEqual([3, 0])
})

it('the clock runs on while the database does not respond', async () => {
  const db = { raw: async () => Promise.reject(new Error('gone')) }
  const clock = createDatabaseClock(db as unknown as typeof store.db)
  await expect(clock.synchronise()).rejects.toThrow('gone')
  expect(minutesBetween(clock.now(), new Date())).toBe(0)
})
