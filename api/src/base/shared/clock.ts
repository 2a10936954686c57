/** The current time, injected so that tests can control it. */
export interface Clock {
  now(): Date
  /** Milliseconds for measuring durations; never runs backwards, unlike `now`, which may be corrected. */
  monotonicMs?(): number
}

/** The system clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
}
