import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError } from '../http/errors/errors.ts'

/** A rate limit: `max` times in `seconds`. */
export interface ThrottleLimit {
  /** Prefix of the counters in a shared store. */
  name: string
  max: number
  seconds: number
}

/** A rate limiter. */
export interface Throttle {
  /**
   * Counts one or several attempts.
   * @returns the count so far
   * @throws TooManyRequestsError (429) beyond the limit, with Retry-After
   */
  count(key: string, times?: number): Promise<number>
  /** Counts as `count` does. @returns false beyond the limit */
  tryCount(key: string, times: number): Promise<boolean>
  /** Uncounts a harmless attempt. */
  refund(key: string): Promise<void>
  /** Resets the count of a key. */
  reset(key: string): Promise<void>
}

/** Creates the counters of a limit. */
export type ThrottleStore = (limit: ThrottleLimit) => RateLimiterAbstract

/** Counters in this process; sufficient for a single instance. */
export const createMemoryLimiter: ThrottleStore = ({ name, max, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds })

/** Creates a throttle on a store of counters. */
export function createThrottle(store: ThrottleStore, limit: ThrottleLimit): Throttle {
  const limiter = store(limit)
  async function consume(
    key: string,
    times: number,
  ): Promise<{ isWithin: boolean; state: RateLimiterRes }> {
    try {
      return { isWithin: true, state: await limiter.consume(key, times) }
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { isWithin: false, state: error }
    }
  }
  return {
    async count(key, times = 1) {
      const { isWithin, state } = await consume(key, times)
      if (!isWithin) throw new TooManyRequestsError(Math.ceil(state.msBeforeNext / 1000))
      return state.consumedPoints
    },
    tryCount: async (key, times) => (await consume(key, times)).isWithin,
    async refund(key) {
      await limiter.reward(key)
    },
    async reset(key) {
      await limiter.delete(key)
    },
  }
}
