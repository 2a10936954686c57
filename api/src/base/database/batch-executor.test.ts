import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { useTestStore } from '../../../test/test-store.ts'
import { BatchExecutor } from './batch-executor.ts'
import { emptyResult, insertStatement, type Statement } from './statement.ts'
import { errorNumberOf } from './transaction.ts'

const store = useTestStore()
let executor: BatchExecutor
beforeAll(() => {
  executor = new BatchExecutor(store.config.DATABASE_URL, 1)
})
afterAll(() => executor.close())

const eventOf = (subject: string, topic = 'notification'): Statement =>
  insertStatement('events', [
    { topic, subject_id: subject, audience: 'all', created_at: new Date('2026-11-21T06:00:00Z') },
  ])
const subjects = () => store.db('events').orderBy('id').pluck('subject_id')

describe('the statements of a transaction batch', () => {
  it('are executed in order, each with its own result', async () => {
    const [first, second] = [eventOf("a'; DROP TABLE events; --"), eventOf('b?;c')]
    const keys = await executor.executeBatch([first, second], (resultOf) => [
      resultOf(first).insertId,
      resultOf(second).insertId,
      resultOf(eventOf('never sent')),
    ])
    const ids = await store.db('events').orderBy('id').pluck('id')
    expect([await subjects(), keys]).toEqual([
      ["a'; DROP TABLE events; --", 'b?;c'],
      [...ids, emptyResult],
    ])
  })

  it('are all rolled back when one fails, and the connection stays usable', async () => {
    const refused = await executor
      .executeBatch([eventOf('a'), insertStatement('no_such_table', [{ id: 1 }])], () => undefined)
      .catch(errorNumberOf)
    await executor.executeBatch([eventOf('b')], () => undefined)
    expect([refused, await subjects()]).toEqual([1146, ['b']])
  })

  it('are all rolled back when the results are not accepted', async () => {
    const refusal = new Error('not so')
    const refused = executor.executeBatch([eventOf('a')], () => {
      throw refusal
    })
    await expect(refused).rejects.toBe(refusal)
    expect(await subjects()).toEqual([])
  })
})
