import type { ReleaseId } from '../published-releases.ts'
import { keyOf, nameOf } from '../release.ts'
import { readState } from '../site/site-history.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { lastActivityAt, recordActivity } from './version-activity.ts'

/** Activity this recent protects a version by itself, unless prune runs with 0 days. */
const renewAfterMs = 24 * 60 * 60 * 1000

/**
 * Protects a version that is published again from a concurrent prune. Prune reads the activity after it has recorded
 * what it will remove, so at least one of the two sees the other.
 * @throws when a prune is removing the version, or was interrupted while it did
 */
export async function protectFromPrune(
  store: ReleaseStore,
  id: ReleaseId,
  now: Date,
): Promise<void> {
  await requireNotPendingDeletion(store, id)
  const activeAt = await lastActivityAt(store, id)
  if (activeAt === undefined || now.getTime() - Date.parse(activeAt) < renewAfterMs) return
  await recordActivity(store, id, now)
}

async function requireNotPendingDeletion(store: ReleaseStore, id: ReleaseId): Promise<void> {
  const { pendingDeletion } = await readState(store)
  if (!pendingDeletion?.releases.includes(nameOf(id))) return
  const activeAt = await lastActivityAt(store, id)
  const isEmpty = (await store.list(keyOf(id))).length === 0
  if (isEmpty || (activeAt !== undefined && activeAt > pendingDeletion.at)) return
  throw new Error(`${nameOf(id)} is being deleted: publish it again when that has finished`)
}

/** @throws when a prune that started since then may have removed files */
export async function requireNotPruned(
  store: ReleaseStore,
  id: ReleaseId,
  since: Date,
): Promise<void> {
  const { pendingDeletion } = await readState(store)
  if (!pendingDeletion?.releases.includes(nameOf(id))) return
  if (pendingDeletion.at >= since.toISOString()) {
    throw new Error(`${nameOf(id)} was deleted meanwhile: publish it again`)
  }
}
