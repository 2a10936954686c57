import { expect, it } from '@jest/globals'
import { Value } from 'typebox/value'
import { fromStoredRevision, StoredRevisionSchema } from './site-revision.ts'

it('reads a revision of an old history, with the former names of prune', () => {
  const releases = ['mf-tea@1.0.0-1a2b3c4d']
  const stored = {
    revision: 7,
    change: {
      id: 'a1',
      at: '2026-11-01T06:00:00Z',
      by: 'asha',
      action: 'collect',
      from: 6,
      releases,
    },
    condemned: { at: '2026-11-01T06:00:00Z', releases },
  }
  const revision = fromStoredRevision(Value.Parse(StoredRevisionSchema, stored))
  expect(revision).toEqual({
    revision: 7,
    change: stored.change,
    pendingDeletion: stored.condemned,
  })
})
