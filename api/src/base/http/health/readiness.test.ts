import { expect, it, jest } from '@jest/globals'
import { createReadiness } from './readiness.ts'

/** Longer than any test. */
const longMs = 3_600_000

it('is ready when every check is', async () => {
  const checks = { database: async () => true, index: async () => true }
  const assertReady = createReadiness(checks, longMs)
  expect(await assertReady()).toBeUndefined()
})

it('names what is not ready', async () => {
  const checks = { database: async () => true, index: async () => false }
  const assertReady = createReadiness(checks, longMs)
  await expect(assertReady()).rejects.toThrow('index is not ready')
})

it('limits the wait for a check that never ends, and runs it once at a time', async () => {
  jest.useFakeTimers()
  let asked = 0
  const settle: (() => void)[] = []
  const database = () => {
    asked += 1
    return new Promise<boolean>((resolve) => settle.push(() => resolve(true)))
  }
  const assertReady = createReadiness({ database }, 2_000)
  const probes = Promise.allSettled([assertReady(), assertReady()])
  jest.advanceTimersByTime(2_000)
  expect((await probes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toBe(1)
  const late = assertReady()
  settle[0]?.()
  await late
  const again = assertReady()
  settle[1]?.()
  await again
  expect(asked).toBe(2)
  jest.useRealTimers()
})
