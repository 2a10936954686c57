import { describe, expect, it } from '@jest/globals'
import { useTestStore } from '../../../../test/test-store.ts'

describe('health', () => {
  const commit = '4f3ebc25'
  const store = useTestStore({ environment: { BUILD_COMMIT: commit } })

  it.each(['/api/health', '/api/health/live'])(
    'is live at %s while the process is up, and names the commit of its build',
    async (path) => {
      const answer = await store.app.inject(path)
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'live', commit }])
    },
  )

  it('is ready once the database is reachable and migrated', async () => {
    const answer = await store.app.inject('/api/health/ready')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', commit }])
  })

  it('is not ready while a migration is missing', async () => {
    const newest = await store.db('knex_migrations').orderBy('id', 'desc').first()
    const rename = (name: string) =>
      store.db('knex_migrations').where({ id: newest.id }).update({ name })
    await rename('something older')
    try {
      const answer = await store.app.inject('/api/health/ready')
      expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', commit }])
    } finally {
      await rename(newest.name)
    }
  })

  it('responds to an unknown path with a message', async () => {
    const answer = await store.app.inject('/api/nowhere')
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Not found.' },
    ])
  })
})
