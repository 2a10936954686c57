import { normaliseMobile } from '@store/contract/rules/accounts/account-validation'
import { validateMobile } from '@store/contract/rules/accounts/recovery-validation'
import type { FindId } from '@store/contract/schemas/accounts/recovery'
import { assertValid } from '../../../base/base.ts'
import type { RecoveryDependencies } from '../recovery-dependencies.ts'
import { findIdMail } from '../recovery-mails.ts'

/** A number may belong to several accounts; at most this many get a mail for one request. */
const mostAccounts = 5
const dayMs = 24 * 60 * 60_000

/** Reminds people of the e-mail address of their account. */
export interface FindIdService {
  /**
   * Mails each account with a mobile number its own address; an unknown number gets the same response.
   * @throws TooManyRequestsError, HttpError for an invalid form
   */
  remind(form: FindId, network: string): Promise<void>
}

export function createFindId(dependencies: RecoveryDependencies): FindIdService {
  const { db, clock, accounts, mails, throttle } = dependencies
  return {
    async remind(form, network) {
      assertValid(validateMobile(form))
      const mobile = normaliseMobile(form.mobile)
      await throttle.count({ about: mobile, network, isKnown: false })
      const owners = await accounts.findLiveByMobile(mobile, mostAccounts)
      const expiresAt = new Date(clock.now().getTime() + dayMs)
      const emails = owners.length > 0 ? owners.map(({ email }) => email) : [undefined]
      await mails.add(
        db,
        emails.map((email) => findIdMail({ email, expiresAt })),
      )
    },
  }
}
