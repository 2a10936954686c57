import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { openPatientDatabase, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'
import type { TypedApp } from './typed-app.ts'

const store = useTestStore()
const logged: string[] = []
let app: TypedApp

beforeAll(async () => {
  const { config, clock } = store
  const stream = { write: (line: string) => void logged.push(line) }
  app = await buildApp({
    config,
    clock,
    db: openPatientDatabase(config.DATABASE_URL),
    logger: { stream },
  })
})
afterAll(async () => app.close())

/** The message and the operation of each line that a request logs. */
async function linesOf(url: string): Promise<[string, string | undefined][]> {
  logged.length = 0
  await app.inject(url)
  const lines = logged.map((line): { msg: string; operation?: string } => JSON.parse(line))
  return lines.map(({ msg, operation }) => [msg, operation])
}

it('names the operation in the log lines of a successful request', async () => {
  expect(await linesOf('/api/products')).toEqual([
    ['incoming request', 'listProducts'],
    ['request completed', 'listProducts'],
  ])
})

it('names the operation in the log lines of a rejected request', async () => {
  expect(await linesOf('/api/orders')).toEqual([
    ['incoming request', 'listOwnOrders'],
    ['request refused', 'listOwnOrders'],
    ['request completed', 'listOwnOrders'],
  ])
})

it('names none for an unknown path', async () => {
  const operations = (await linesOf('/api/nowhere')).map(([, operation]) => operation)
  expect(new Set(operations)).toEqual(new Set([undefined]))
})
