import { describe, expect, it } from '@jest/globals'
import { useTestStore } from '../testing/test-store.ts'

describe('health', () => {
  const store = useTestStore()

  it('is ready once the database is reachable and migrated', async () => {
    const answer = await store.app.inject('/api/health/ready')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }])
  })

  it('is not ready while a migration is missing', async () => {
    await store.db('knex_migrations').update({ name: 'something older' })
    try {
      const answer = await store.app.inject('/api/health/ready')
      expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready' }])
    } finally {
      await store.db('knex_migrations').update({ name: '0001-accounts-to-orders' })
    }
  })

  it('answers an unknown path with a sentence', async () => {
    const answer = await store.app.inject('/api/nowhere')
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found.' }])
  })
})
