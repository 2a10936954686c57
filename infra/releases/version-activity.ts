import { type Static, Type } from 'typebox'
import { findRelease, type ReleaseId } from './published-releases.ts'
import { keyOf, parseAs } from './release.ts'
import type { ReleaseStore } from './release-store.ts'

/** What is noted of a version while nobody can find it yet: it is for these files, and no others. */
const ReservationSchema = Type.Object({
  by: Type.String(),
  at: Type.String(),
  commit: Type.Optional(Type.String()),
  digests: Type.Record(Type.String(), Type.String()),
})

/** Key of a version's reservation below its folder. */
export const reservationFile = 'reserved.json'

/** @param key names it in an error */
export function readReservation(bytes: Buffer, key: string): Static<typeof ReservationSchema> {
  return parseAs(ReservationSchema, JSON.parse(bytes.toString()), key)
}

const renewal = /\/renewed-(\d+)\.json$/

/** Says that somebody has published a version again, which is too old for its first note to protect it. */
export async function recordActivity(store: ReleaseStore, id: ReleaseId, at: Date): Promise<void> {
  await store.create(keyOf(id, `renewed-${at.getTime()}.json`), Buffer.from('{}'))
}

/**
 * The last time somebody wanted a version to be there: reserved it, published it, or published it again.
 * @returns an instant in ISO form; `undefined` when nobody noted it
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
