/** Where "now" comes from: injected, so that a test can say what time it is. */
export interface Clock {
  now(): Date
}

/** The clock on the wall. */
export const systemClock: Clock = { now: () => new Date() }
