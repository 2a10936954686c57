import {
  validateForgotPassword,
  validateNewPassword,
  validateOtp,
} from '@store/contract/rules/accounts/recovery-validation'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import type {
  ForgotPassword,
  ResetPassword,
  VerifyOtp,
} from '@store/contract/schemas/accounts/recovery'
import { assertValid, inTransaction } from '../../base/base.ts'
import { normaliseEmail } from '../accounts/account.ts'
import { assertAdminPassword } from '../accounts/admin-password.ts'
import { hashPassword } from '../accounts/password.ts'
import { createNetworkMac } from '../login/known-networks.ts'
import {
  consumeTicket,
  exchangeCode,
  findTicketOwner,
  saveReset,
} from './password-reset-repository.ts'
import type { RecoveryDependencies } from './recovery-dependencies.ts'
import { TicketInvalidError, WrongCodeError } from './recovery-errors.ts'
import { codeMail } from './recovery-mails.ts'
import { createResetSecrets } from './reset-secrets.ts'

/** Lifetime of a code, and then of a ticket, in milliseconds (people 4.1, people 4.2). */
const goodForMs = 10 * 60_000

/** The three steps to a new password: a code by mail, the code for a ticket, the ticket for a password. */
export interface PasswordReset {
  /**
   * Mails a code to the owner of an account. An unknown or disabled account gets the same response after the same work:
   * the same rows are written, with a decoy mail.
   * @throws TooManyRequestsError, HttpError for an invalid form
   */
  sendCode(form: ForgotPassword, network: string): Promise<void>
  /**
   * Exchanges a code for a ticket, once. Every attempt is counted before the code is checked.
   * @returns the ticket
   * @throws WrongCodeError, HttpError for an invalid form
   */
  verifyCode(form: VerifyOtp, network: string): Promise<string>
  /**
   * Sets the password, ends all sessions of the account and resets its failed logins.
   * @throws TicketInvalidError, HttpError for an invalid form
   */
  setPassword(form: ResetPassword, network: string): Promise<void>
}

export function createPasswordReset(dependencies: RecoveryDependencies): PasswordReset {
  const { db, clock, config, accounts, sessions, mails, throttle } = dependencies
  const secrets = createResetSecrets(config.SESSION_SECRET)
  const macOfNetwork = createNetworkMac(config.SESSION_SECRET)
  const inGoodTime = () => new Date(clock.now().getTime() + goodForMs)

  return {
    async sendCode(form, network) {
      assertValid(validateForgotPassword(form))
      const email = normaliseEmail(form.email)
      const isKnown = await accounts.networks.isKnown(email, network)
      await throttle.count({ about: email, network, isKnown })
      const found = await accounts.findByEmail(email)
      const owner = found?.isDisabled ? undefined : found
      const networkMac = macOfNetwork(network)
      const code = secrets.generateCode()
      const codeMac = secrets.codeMacOf(email, code)
      const expiresAt = inGoodTime()
      const mail = codeMail({ email: owner?.email, expiresAt }, code)
      await inTransaction(db, async (trx) => {
        await saveReset(trx, { email, networkMac, userId: owner?.id, codeMac, expiresAt })
        await mails.add(trx, [mail])
      })
    },

    async verifyCode(form, network) {
      assertValid(validateForgotPassword(form) ?? validateOtp(form))
      const email = normaliseEmail(form.email)
      const codeMac = secrets.codeMacOf(email, form.otp.trim())
      const ticket = secrets.generateTicket()
      const sha256 = secrets.ticketSha256Of(ticket)
      // A wrong code must not roll back the count of its attempt, so the error is thrown after the commit.
      const attempt = { email, networkMac: macOfNetwork(network), codeMac }
      const isExchanged = await inTransaction(db, (trx) =>
        exchangeCode(trx, { attempt, now: clock.now() }, { sha256, expiresAt: inGoodTime() }),
      )
      if (!isExchanged) throw new WrongCodeError()
      return ticket
    },

    async setPassword(form, network) {
      assertValid(validateForgotPassword(form) ?? validateNewPassword(form))
      const sha256 = secrets.ticketSha256Of(form.resetToken)
      const ticket = { email: normaliseEmail(form.email), sha256 }
      const userId = await findTicketOwner(db, ticket, clock.now())
      if (userId === undefined) throw new TicketInvalidError()
      const owner = await accounts.find(userId)
      if (owner && isAdmin(owner.role) && !config.DEMO) {
        await assertAdminPassword({ email: owner.email, password: form.newPassword }, 'newPassword')
      }
      // Slow by design, therefore outside the transaction and after a check of the ticket.
      const passwordHash = await hashPassword(form.newPassword)
      await sessions.endAllOf(userId, async (trx) => {
        if (!(await consumeTicket(trx, ticket, clock.now()))) throw new TicketInvalidError()
        await accounts.setPassword(trx, userId, passwordHash)
      })
      // Who reads the account's mails is its owner, so the network of the new password is known from now on.
      await accounts.networks.remember(userId, network)
      await accounts.login.resetFailures({ email: ticket.email, network })
    },
  }
}
