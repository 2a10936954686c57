import type { ReleaseId } from './published-releases.ts'
import { keyOf, nameOf } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import { readState } from './site-history.ts'
import { lastActivityAt, recordActivity } from './version-activity.ts'

/** What was noted so recently no collect takes away, unless it was asked to keep nothing. */
const renewAfterMs = 24 * 60 * 60 * 1000

/**
 * Protects a version that is published again from a collect, which looks for this note after it has said what it will
 * remove: of the two at least one sees the other.
 * @throws when a collect is removing the version, or was killed while it did
 */
export async function protectFromPrune(
  store: ReleaseStore,
  id: ReleaseId,
  now: Date,
): Promise<void> {
  await requireNotPendingDeletion(store, id)
  const note = await lastActivityAt(store, id)
  if (note === undefined || now.getTime() - Date.parse(note) < renewAfterMs) return
  await recordActivity(store, id, now)
}

async function requireNotPendingDeletion(store: ReleaseStore, id: ReleaseId): Promise<void> {
  const { condemned } = await readState(store)
  if (!condemned?.releases.includes(nameOf(id))) return
  const note = await lastActivityAt(store, id)
  const isEmpty = (await store.list(keyOf(id))).length === 0
  if (isEmpty || (note !== undefined && note > condemned.at)) return
  throw new Error(`${nameOf(id)} is being collected: publish it again when that is over`)
}

/** @throws when a collect that has begun since may have taken files away */
export async function requireNotPruned(
  store: ReleaseStore,
  id: ReleaseId,
  since: Date,
): Promise<void> {
  const { condemned } = await readState(store)
  const isMeant = condemned?.releases.includes(nameOf(id)) && condemned.at >= since.toISOString()
  if (isMeant) throw new Error(`${nameOf(id)} was collected meanwhile: publish it again`)
}
