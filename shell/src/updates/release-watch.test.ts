import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { watchReleases } from './release-watch.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('checks on navigation, and not again within ten seconds', async () => {
  const fetchRevision = jest.fn(async () => 4)
  const watch = watchReleases({ revision: 3, fetchRevision })
  watch.ask()
  expect(fetchRevision).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 10_000)
  watch.ask()
  watch.ask()
  await jest.advanceTimersByTimeAsync(0)
  expect(fetchRevision).toHaveBeenCalledTimes(1)
  expect(watch.isUpdateAvailable()).toBe(true)
})

it('reports nothing while the revision stays the same', async () => {
  const watch = watchReleases({ revision: 3, fetchRevision: async () => 3 })
  jest.setSystemTime(Date.now() + 10_000)
  watch.ask()
  await jest.advanceTimersByTimeAsync(0)
  expect(watch.isUpdateAvailable()).toBe(false)
})
