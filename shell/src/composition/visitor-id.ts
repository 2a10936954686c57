const storageKey = 'visitor'

/**
 * The random id by which this browser draws its cohorts; made at the first visit. Says nothing of a person, never
 * leaves the browser, and survives a logout: drawn anew each time, one browser would count as many for a canary.
 * @throws DOMException where storage is forbidden
 */
export function readVisitorId(storage: Storage): string {
  const kept = storage.getItem(storageKey)
  if (kept) return kept
  const drawn = randomVisitorId()
  storage.setItem(storageKey, drawn)
  return drawn
}

/** A random id, for one document when it cannot be kept. */
export function randomVisitorId(): string {
  return Math.random().toString(36).slice(2)
}
