import { expect, it } from '@jest/globals'
import { createReadiness } from './readiness.ts'

it('is ready when every check is', async () => {
  const assertReady = createReadiness({ database: async () => true, index: async () => true })
  expect(await assertReady()).toBeUndefined()
})

it('names what is not ready', async () => {
  const assertReady = createReadiness({ database: async () => true, index: async () => false })
  await expect(assertReady()).rejects.toThrow('index is not ready')
})

it('limits the wait for a check that never ends, and runs it once at a time', async () => {
  let asked = 0
  const settle: (() => void)[] = []
  const assertReady = createReadiness({
    database: () => {
      asked += 1
      return new Promise((resolve) => settle.push(() => resolve(true)))
    },
  })
  const probes = await Promise.allSettled([assertReady(), assertReady()])
  expect([asked, probes.map(({ status }) => status)]).toEqual([1, ['rejected', 'rejected']])
  const late = assertReady()
  settle[0]?.()
  await late
  const again = assertReady()
  settle[1]?.()
  await again
  expect(asked).toBe(2)
})
