import { createThrottle, type ThrottleStore } from '../../base/base.ts'

/** The limits on mails that strangers can trigger, from the configuration. */
export interface RecoveryLimits {
  RESET_MAILS_PER_ACCOUNT: number
  RECOVERIES_PER_ADDRESS: number
}

/** The account a mail is requested for, and the network of the request. */
export interface RecoveryRequest {
  /** The e-mail or mobile number. */
  about: string
  /** From `clientNetwork`. */
  network: string
  /** Whether the account has signed in from this network before. */
  isKnown: boolean
}

/** Prevents flooding of other people's mailboxes (people 4.5: five reset mails an hour per account). */
export interface RecoveryThrottle {
  /**
   * Counts a request, whether the account exists or not.
   * @throws TooManyRequestsError
   */
  count(request: RecoveryRequest): Promise<void>
}

const seconds = 3_600
/** Number of networks that may request their first mail about one account in an hour. */
const networksPerMail = 4

/**
 * Requests of strangers do not use up those of the owner: a network from which the account has signed in has its own
 * counter, and for any other network the first request in an hour is counted apart from repeated ones (ADR 0034).
 * @param store where the counters are kept
 */
export function createRecoveryThrottle(
  store: ThrottleStore,
  limits: RecoveryLimits,
): RecoveryThrottle {
  const perAccount = limits.RESET_MAILS_PER_ACCOUNT
  const create = (name: string, max: number) => createThrottle(store, { name, max, seconds })
  const ofAddress = create('recovery-address', limits.RECOVERIES_PER_ADDRESS)
  const ofCaller = create('recovery-caller', perAccount)
  const firstRequests = create('recovery-first', perAccount * networksPerMail)
  const repeatedRequests = create('recovery-account', perAccount)
  return {
    async count({ about, network, isKnown }) {
      if (!isKnown) await ofAddress.count(network)
      const requests = await ofCaller.count(`${about} ${network}`)
      if (isKnown) return
      await (requests === 1 ? firstRequests : repeatedRequests).count(about)
    },
  }
}
