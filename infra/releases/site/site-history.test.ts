import { expect, it } from '@jest/globals'
import { FolderStore } from '../store/folder-store.ts'
import { createTempFolder } from '../testing/releases.ts'
import { readState } from './site-history.ts'

it('reads a revision stored before prune got its current name', async () => {
  const releases = ['mf-tea@1.0.0-1a2b3c4d']
  const change = {
    id: 'a1',
    at: '2026-11-01T06:00:00Z',
    by: 'asha',
    action: 'collect',
    from: 6,
    releases,
    reason: 'says "action":"collect"',
  }
  const condemned = { at: '2026-11-01T06:00:00Z', releases }
  const store = new FolderStore(await createTempFolder())
  const stored = JSON.stringify({ revision: 7, change, condemned })
  await store.create('.history/00000007.json', Buffer.from(stored))
  expect(await readState(store)).toEqual({
    revision: 7,
    change: { ...change, action: 'prune' },
    pendingDeletion: condemned,
  })
})
