import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooOftenError } from '../http/errors.ts'

/** How often something may happen: `most` times in `seconds`. */
export interface ThrottleLimit {
  /** Tells this limit's counters from others' in a shared store. */
  name: string
  most: number
  seconds: number
}

/** Counts what somebody does, and stops it when it is too often. */
export interface Throttle {
  /**
   * Counts one.
   * @throws TooOftenError (429) beyond the limit, saying when to come back
   */
  count(key: string): Promise<void>
  /** Takes one back that turned out harmless. */
  giveBack(key: string): Promise<void>
  /** Starts the count of a key anew. */
  forget(key: string): Promise<void>
}

/** Where counters are kept. */
export type ThrottleStore = (limit: ThrottleLimit) => RateLimiterAbstract

/** Counters in this process: enough for one instance. */
export const keepInMemory: ThrottleStore = ({ name, most, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: most, duration: seconds })

/** Makes a throttle over a store of counters. */
export function createThrottle(store: ThrottleStore, limit: ThrottleLimit): Throttle {
  const limiter = store(limit)
  return {
    async count(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new TooOftenError(Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
