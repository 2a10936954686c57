import type { Clock } from './clock.ts'

/**
 * Options of an `LRUCache` whose entries expire after a number of milliseconds, by the injected clock. Corrections of
 * the clock do not count: an entry would live on for as long as the clock was put back.
 * @example new LRUCache({ max: 1_000, ...expiringEntries(clock, 2_000) })
 */
export function expiringEntries(clock: Clock, lifetimeMs: number) {
  return {
    // An entry is stale when its age exceeds the ttl; at its full lifetime it is gone.
    ttl: lifetimeMs - 1,
    // Without the timer that would cache the time between two calls.
    ttlResolution: 0,
    perf: { now: () => clock.monotonicMs?.() ?? clock.now().getTime() },
  }
}
