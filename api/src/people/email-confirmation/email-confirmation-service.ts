import {
  confirmationMailsPerDay,
  emailConfirmationMessages,
} from '@store/contract/rules/accounts/email-confirmation'
import type { EmailConfirmed } from '@store/contract/schemas/accounts/email-confirmation'
import {
  type Actor,
  type Clock,
  createThrottle,
  type Database,
  NotSignedInError,
  type ThrottleStore,
} from '../../base/base.ts'
import type { MailQueue } from '../../support/support.ts'
import type { Account } from '../accounts/account.ts'
import { changeAddress } from './change-address.ts'
import {
  ConfirmationExpiredError,
  ConfirmationInvalidError,
  MailLinksOffError,
} from './confirmation-errors.ts'
import { createConfirmationLinks } from './confirmation-links.ts'
import { confirmationMail, newAddressMail } from './confirmation-mail.ts'
import { confirmEmail, findEmailByPublicId } from './confirmation-repository.ts'
import { findExpiry, parseConfirmationToken } from './confirmation-token.ts'

/** Confirming the e-mail address of an account: the one of its registration, or a new one. */
export interface EmailConfirmation {
  /** Whether to ask the owner of an account: the address is unconfirmed, and mails have links. */
  isDue(account: Pick<Account, 'isEmailUnconfirmed'>): boolean
  /** Mails the first link of a new account, in its transaction. */
  mailFirst(trx: Database, account: Account): Promise<void>
  /**
   * Mails a new link to the caller.
   * @returns false when there is nothing to confirm
   * @throws TooManyRequestsError, MailLinksOffError (501)
   */
  mailAgain(actor: Actor): Promise<boolean>
  /**
   * Mails a link to the new address that the caller wants. The account keeps its address until the link is used.
   * @throws TooManyRequestsError, MailLinksOffError (501)
   */
  mailChange(account: Account, newEmail: string): Promise<void>
  /**
   * Confirms the address that a token was mailed to, and gives it to the account if it has another one until now. Whoever holds
   * it needs no session: mails are often read on another device.
   * @throws ConfirmationInvalidError, ConfirmationExpiredError; HttpError (409) when another account has the new address by now
   */
  confirm(token: string): Promise<EmailConfirmed>
}

export function createEmailConfirmation(dependencies: {
  db: Database
  clock: Clock
  config: { SESSION_SECRET: string; PUBLIC_ORIGIN: string }
  mails: MailQueue
  throttleStore: ThrottleStore
  find(userId: number): Promise<Account | undefined>
}): EmailConfirmation {
  const { db, clock, config, mails, find } = dependencies
  const linkFor = createConfirmationLinks(dependencies)
  const throttle = createThrottle(dependencies.throttleStore, {
    name: 'confirmation-mail',
    max: confirmationMailsPerDay,
    seconds: 24 * 3_600,
  })
  return {
    isDue: ({ isEmailUnconfirmed }) => isEmailUnconfirmed && config.PUBLIC_ORIGIN !== '',

    async mailFirst(trx, account) {
      const link = linkFor(account)
      if (link) await mails.add(trx, [confirmationMail(account.email, link)])
    },

    async mailAgain({ userId }) {
      const account = await find(userId)
      if (!account) throw new NotSignedInError()
      if (!account.isEmailUnconfirmed) return false
      const link = linkFor(account)
      if (!link) throw new MailLinksOffError()
      await throttle.count(String(userId))
      await mails.add(db, [confirmationMail(account.email, link)])
      return true
    },

    async mailChange(account, newEmail) {
      const link = linkFor({ ...account, newEmail })
      if (!link) throw new MailLinksOffError()
      await throttle.count(String(account.id))
      await mails.add(db, [newAddressMail(newEmail, link)])
    },

    async confirm(token) {
      const sent = parseConfirmationToken(token.trim())
      const email = sent && (await findEmailByPublicId(db, sent.publicId))
      const expiresAt = sent && email && findExpiry(config.SESSION_SECRET, sent, email)
      if (!expiresAt) throw new ConfirmationInvalidError()
      const at = clock.now()
      if (expiresAt <= at) throw new ConfirmationExpiredError()
      const { publicId, newEmail } = sent
      if (newEmail !== undefined) {
        const isChanged = await changeAddress({ db, mails }, { publicId, email, newEmail, at })
        if (!isChanged) throw new ConfirmationInvalidError()
        return { status: 'confirmed', message: emailConfirmationMessages.changed(newEmail) }
      }
      const isConfirmed = await confirmEmail(db, { publicId, email, at })
      return isConfirmed
        ? { status: 'confirmed', message: emailConfirmationMessages.confirmed }
        : { status: 'already_confirmed', message: emailConfirmationMessages.confirmedBefore }
    },
  }
}
