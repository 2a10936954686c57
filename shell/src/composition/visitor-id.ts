const storageKey = 'visitor'

/**
 * The random id that assigns this browser to canary cohorts; created at the first visit. It identifies no person, is
 * never sent, and survives a logout: otherwise a canary would count one browser several times.
 * @throws DOMException when storage is unavailable
 */
export function readVisitorId(storage: Storage): string {
  const kept = storage.getItem(storageKey)
  if (kept) return kept
  const id = randomVisitorId()
  storage.setItem(storageKey, id)
  return id
}

/** A random id; used for a single document when storage is unavailable. */
export function randomVisitorId(): string {
  return Math.random().toString(36).slice(2)
}
