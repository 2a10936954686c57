import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError } from '../http/errors.ts'

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
   * Counts one, or several at once.
   * @returns how many there were with it
   * @throws TooManyRequestsError (429) beyond the limit, saying when to come back
   */
  count(key: string, times?: number): Promise<number>
  /** Counts as `count` does. @returns false beyond the limit */
  tryCount(key: string, times: number): Promise<boolean>
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
  async function consume(
    key: string,
    times: number,
  ): Promise<{ isWithin: boolean; state: RateLimiterRes }> {
    try {
      return { isWithin: true, state: await limiter.consume(key, times) }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { isWithin: false, state: refusal }
    }
  }
  return {
    async count(key, times = 1) {
      const { isWithin, state } = await consume(key, times)
      if (!isWithin) throw new TooManyRequestsError(Math.ceil(state.msBeforeNext / 1000))
      return state.consumedPoints
    },
    tryCount: async (key, times) => (await consume(key, times)).isWithin,
    async giveBack(key) {
      await limiter.reward(key)
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
