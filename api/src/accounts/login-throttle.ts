import { createThrottle, type ThrottleStore } from '../throttle/throttle.ts'

/** The limits on failed logins, from the configuration. */
export interface LoginLimits {
  LOGIN_FAILURES_PER_ACCOUNT: number
  LOGIN_FAILURES_PER_ADDRESS: number
}

/** Who tries to sign in: the account meant, and the address the call comes from. */
export interface LoginAttempt {
  email: string
  address: string
}

/** Stops guessing passwords (api.md: failed logins an account and an address in 15 minutes). */
export interface LoginThrottle {
  /** Counts a try as failed before it is checked, so that tries at once are not all let through. */
  begin(attempt: LoginAttempt): Promise<void>
  /** Takes the try back: the password was right. */
  succeed(attempt: LoginAttempt): Promise<void>
  /** Lets an account in again whose owner proved itself another way. */
  forgive(email: string): Promise<void>
}

const seconds = 15 * 60

/** @param store where the counters are kept */
export function createLoginThrottle(store: ThrottleStore, limits: LoginLimits): LoginThrottle {
  const ofAddress = createThrottle(store, {
    name: 'login-address',
    most: limits.LOGIN_FAILURES_PER_ADDRESS,
    seconds,
  })
  const ofAccount = createThrottle(store, {
    name: 'login-account',
    most: limits.LOGIN_FAILURES_PER_ACCOUNT,
    seconds,
  })
  return {
    async begin({ address, email }) {
      await ofAddress.count(address)
      await ofAccount.count(email)
    },
    async succeed({ address, email }) {
      await Promise.all([ofAddress.giveBack(address), ofAccount.giveBack(email)])
    },
    forgive: (email) => ofAccount.forget(email),
  }
}
