import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { unavailable } from '@store/contract/rules/messages'
import { useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import { openDatabase } from '../../database/database.ts'
import type { TypedApp } from '../typed-app.ts'

const store = useTestStore()

describe('an API whose database is gone', () => {
  const logged: string[] = []
  let app: TypedApp
  beforeAll(async () => {
    const { config, clock } = store
    // Knex also prints a connection that failed there.
    jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const db = openDatabase('mysql://nobody@127.0.0.1:9/gone')
    const stream = { write: (line: string) => void logged.push(line) }
    app = await buildApp({ config, clock, db, logger: { stream } })
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await app.close()
  })

  it('asks to try again in a moment, with the request id; the details are only in the log', async () => {
    const answer = await app.inject('/api/products')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '2',
      { code: 'unavailable', message: unavailable },
    ])
    const requestId = String(answer.headers['x-request-id'])
    expect(requestId).not.toBe('')
    const entry = logged.find((line) => line.includes(requestId) && line.includes('request failed'))
    expect(entry).toContain('ECONNREFUSED')
  })

  it('is live and not ready', async () => {
    const [live, ready] = await Promise.all(
      ['live', 'ready'].map((state) => app.inject(`/api/health/${state}`)),
    )
    expect([live?.statusCode, ready?.statusCode]).toEqual([200, 503])
    expect(ready?.json()).toEqual({ status: 'not ready' })
  })
})
