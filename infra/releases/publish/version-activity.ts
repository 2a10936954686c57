import { type Static, Type } from 'typebox'
import { findRelease, type ReleaseId } from '../published-releases.ts'
import { keyOf, parseAs } from '../release.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** Reserves a version for these files before the release is visible. */
const ReservationSchema = Type.Object({
  by: Type.String(),
  at: Type.String(),
  commit: Type.Optional(Type.String()),
  digests: Type.Record(Type.String(), Type.String()),
})

/** Name of the reservation in a version's folder. */
export const reservationFile = 'reserved.json'

/** @param key names the file in an error */
export function readReservation(bytes: Buffer, key: string): Static<typeof ReservationSchema> {
  return parseAs(ReservationSchema, JSON.parse(bytes.toString()), key)
}

const renewal = /\/renewed-(\d+)\.json$/

/** Records that a version was published again, which renews its protection from pruning. */
export async function recordActivity(store: ReleaseStore, id: ReleaseId, at: Date): Promise<void> {
  await store.create(keyOf(id, `renewed-${at.getTime()}.json`), Buffer.from('{}'))
}

/**
 * When a version was last reserved, published, or published again.
 * @returns an instant in ISO format; `undefined` when it was not recorded
 */
export async function lastActivityAt(
  store: ReleaseStore,
  id: ReleaseId,
): Promise<string | undefined> {
  const keys = await store.list(keyOf(id))
  const renewed = keys.flatMap((key) => {
    const [, at] = renewal.exec(key) ?? []
    return at === undefined ? [] : [new Date(Number(at)).toISOString()]
  })
  return [...renewed, await publishedOrReservedAt(store, id)]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1)
}

async function publishedOrReservedAt(
  store: ReleaseStore,
  id: ReleaseId,
): Promise<string | undefined> {
  const release = await findRelease(store, id)
  if (release) return release.published?.at
  const key = keyOf(id, reservationFile)
  const reservation = await store.read(key)
  return reservation && readReservation(reservation.bytes, key).at
}
