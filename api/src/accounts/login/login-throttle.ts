import { createThrottle, type Throttle, type ThrottleStore } from '../../throttle/throttle.ts'

/** The limits on failed logins, from the configuration. */
export interface LoginLimits {
  LOGIN_FAILURES_PER_ACCOUNT: number
  LOGIN_FAILURES_PER_ADDRESS: number
}

/** Who tries to sign in: the account meant, and where the call comes from. */
export interface LoginAttempt {
  email: string
  /** Of `clientNetwork`. */
  network: string
  /** The account signed in from this network before. */
  isKnown: boolean
}

/** Stops guessing passwords (api.md: failed logins an account and an address in 15 minutes). */
export interface LoginThrottle {
  /** Counts a try as failed before it is checked, so that tries at once are not all let through. */
  begin(attempt: LoginAttempt): Promise<void>
  /** Takes the try back: the password was right. */
  succeed(attempt: LoginAttempt): Promise<void>
  /** Lets an account in again whose owner proved itself another way. */
  reset(owner: { email: string; network: string }): Promise<void>
}

const seconds = 15 * 60

interface Count {
  throttle: Throttle
  key: string
}

/**
 * A network the account signed in from has a count of its own, so that neither guesses from elsewhere nor a neighbour
 * behind the same address who guesses at many accounts lock the owner out.
 * @param store where the counters are kept
 */
export function createLoginThrottle(store: ThrottleStore, limits: LoginLimits): LoginThrottle {
  const ofAddress = createThrottle(store, {
    name: 'login-address',
    max: limits.LOGIN_FAILURES_PER_ADDRESS,
    seconds,
  })
  const elsewhere = createThrottle(store, {
    name: 'login-account',
    max: limits.LOGIN_FAILURES_PER_ACCOUNT,
    seconds,
  })
  const fromKnown = createThrottle(store, {
    name: 'login-known',
    max: limits.LOGIN_FAILURES_PER_ACCOUNT,
    seconds,
  })
  const keyOf = ({ email, network }: { email: string; network: string }) => `${email} ${network}`
  const countsOf = (attempt: LoginAttempt): Count[] =>
    attempt.isKnown
      ? [{ throttle: fromKnown, key: keyOf(attempt) }]
      : [
          { throttle: ofAddress, key: attempt.network },
          { throttle: elsewhere, key: attempt.email },
        ]
  return {
    async begin(attempt) {
      for (const { throttle, key } of countsOf(attempt)) await throttle.count(key)
    },
    async succeed(attempt) {
      await Promise.all(countsOf(attempt).map(({ throttle, key }) => throttle.refund(key)))
    },
    async reset(owner) {
      await Promise.all([elsewhere.reset(owner.email), fromKnown.reset(keyOf(owner))])
    },
  }
}
