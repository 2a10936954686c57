import { createThrottle, type ThrottleStore } from '../throttle/throttle.ts'

/** The limits on mails that strangers can have sent, from the configuration. */
export interface RecoveryLimits {
  RESET_MAILS_PER_ACCOUNT: number
  RECOVERIES_PER_ADDRESS: number
}

/** Stops filling other people's mailboxes (api.md: five reset mails an hour an account). */
export interface RecoveryThrottle {
  /**
   * Counts what is asked, whether there is such an account or not.
   * @param asked about: the e-mail or mobile number; address: where the call comes from
   * @throws TooOftenError
   */
  count(asked: { about: string; address: string }): Promise<void>
}

const seconds = 3_600

/** @param store where the counters are kept */
export function createRecoveryThrottle(
  store: ThrottleStore,
  limits: RecoveryLimits,
): RecoveryThrottle {
  const ofAddress = createThrottle(store, {
    name: 'recovery-address',
    most: limits.RECOVERIES_PER_ADDRESS,
    seconds,
  })
  const ofAccount = createThrottle(store, {
    name: 'recovery-account',
    most: limits.RESET_MAILS_PER_ACCOUNT,
    seconds,
  })
  return {
    async count({ about, address }) {
      await ofAddress.count(address)
      await ofAccount.count(about)
    },
  }
}
