import {
  normaliseMobile,
  validateRegistration,
} from '@store/contract/rules/accounts/account-validation'
import { needsBusinessDetails, type Tier } from '@store/contract/rules/accounts/roles'
import type { Registration } from '@store/contract/schemas/accounts/accounts'
import {
  assertValid,
  type Clock,
  type Database,
  inTransaction,
  NotSignedInError,
  type Throttle,
} from '../../base/base.ts'
import { type FirmDetails, type NewAccount, normaliseEmail } from '../accounts/account.ts'
import type { AssertBuyerGstNumber } from '../accounts/gst-number-check.ts'
import { hashPassword } from '../accounts/password.ts'
import type { EmailConfirmation } from '../email-confirmation/email-confirmation-service.ts'
import type { KnownNetworks } from '../login/known-networks.ts'
import type { SignedInAccount } from '../login/login-service.ts'
import type { Sessions } from '../sessions/session-service.ts'
import { openAccount } from './open-account.ts'

/** Registers buyers and signs them in. */
export interface RegistrationService {
  /**
   * @param registration tier: the role of the new account, decided by the path alone; with `TIER_APPROVAL` one that an
   *   admin approves first
   * @throws HttpError 400 for an invalid form, 409 for a registered e-mail; TooManyRequestsError;
   *   NotSignedInError when the account was changed before its session opened
   */
  register(registration: {
    tier: Tier
    form: Registration
    network: string
  }): Promise<SignedInAccount>
}

/** Dependencies of registrations. */
export interface RegistrationDependencies {
  db: Database
  clock: Clock
  config: { TIER_APPROVAL: boolean }
  sessions: Sessions
  networks: KnownNetworks
  emailConfirmation: Pick<EmailConfirmation, 'mailFirst'>
  throttle: Throttle
  assertGstNumber: AssertBuyerGstNumber
}

function firmOf(form: Registration): FirmDetails {
  const gstNumber = form.gstNumber?.trim()
  return {
    firmName: form.firmName?.trim() ?? '',
    constitutionOfFirm: form.constitutionOfFirm?.trim() ?? '',
    panNumber: form.panNumber?.trim() ?? '',
    ...(gstNumber && { gstNumber }),
    officeAddress: form.officeAddress?.trim() ?? '',
    residenceAddress: form.residenceAddress?.trim() ?? '',
  }
}

/** @param isApproved the account has its tier at once; else an admin approves it first */
async function accountOf(
  tier: Tier,
  form: Registration,
  { isApproved }: { isApproved: boolean },
): Promise<NewAccount> {
  return {
    email: normaliseEmail(form.email),
    passwordHash: await hashPassword(form.password),
    name: form.name.trim(),
    isEmailUnconfirmed: true,
    ...(isApproved || !needsBusinessDetails(tier)
      ? { role: tier }
      : { role: 'enduser', requestedTier: tier }),
    mobile: normaliseMobile(form.mobile),
    ...(tier !== 'enduser' && { firm: firmOf(form) }),
  }
}

export function createRegistrationService(
  dependencies: RegistrationDependencies,
): RegistrationService {
  const { db, clock, config, sessions, networks, throttle, assertGstNumber } = dependencies
  const { emailConfirmation } = dependencies
  return {
    async register({ tier, form, network }) {
      assertValid(validateRegistration(tier, form))
      await assertGstNumber(undefined, form)
      await throttle.count(network)
      const isApproved = !config.TIER_APPROVAL
      const requested = await accountOf(tier, form, { isApproved })
      const account = await inTransaction(db, async (trx) => {
        const opened = await openAccount(trx, requested, { now: clock.now() })
        await emailConfirmation.mailFirst(trx, opened)
        return opened
      })
      const token = await sessions.open(account)
      // Somebody disabled it or changed its role at the same time: sign in with its current state.
      if (!token) throw new NotSignedInError()
      await networks.remember(account.id, network)
      return { account, token }
    },
  }
}
