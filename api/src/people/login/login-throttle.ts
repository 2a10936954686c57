import { createThrottle, type Throttle, type ThrottleStore } from '../../base/base.ts'

/** The limits on failed logins, from the configuration. */
export interface LoginLimits {
  LOGIN_FAILURES_PER_ACCOUNT: number
  LOGIN_FAILURES_PER_ADDRESS: number
}

/** A login attempt: the account's e-mail, and the client's network. */
export interface LoginAttempt {
  email: string
  /** From `clientNetwork`. */
  network: string
  /** Whether the account has signed in from this network before. */
  isKnown: boolean
}

/** Limits guessing of passwords (people 3.3: failed logins per account and per address in 15 minutes). */
export interface LoginThrottle {
  /** Counts an attempt as failed before it is checked, so that concurrent attempts cannot exceed the limit. */
  begin(attempt: LoginAttempt): Promise<void>
  /** Uncounts the attempt: the password was right. */
  succeed(attempt: LoginAttempt): Promise<void>
  /** Unlocks an account whose owner proved their identity in another way. */
  reset(owner: { email: string; network: string }): Promise<void>
}

const seconds = 15 * 60

interface Count {
  throttle: Throttle
  key: string
}

/**
 * A network from which the account has signed in has its own counter. So neither guesses from elsewhere nor a neighbour
 * behind the same address who guesses many accounts can lock out the owner.
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
