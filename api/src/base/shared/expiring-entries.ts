import type { Clock } from './clock.ts'

/**
 * Options of an `LRUCache` whose entries expire after a number of milliseconds, measured by the injected clock without
 * its corrections: otherwise setting the clock back would extend the life of entries.
 * @example new LRUCache({ max: 1_000, ...expiringEntries(clock, 2_000) })
 */
export function expiringEntries(clock: Clock, lifetimeMs: number) {
  return {
    // An entry is stale when its age exceeds the ttl; at its full lifetime it has expired.
    ttl: lifetimeMs - 1,
    // Without the timer that would cache the time between two calls.
    ttlResolution: 0,
    perf: { now: () => clock.monotonicMs?.() ?? clock.now().getTime() },
  }
}
