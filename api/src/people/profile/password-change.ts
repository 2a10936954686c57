import { validatePasswordChange } from '@store/contract/rules/accounts/profile-validation'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { PasswordChange } from '@store/contract/schemas/accounts/profile'
import { type Actor, assertValid, type Clock, NotSignedInError } from '../../base/base.ts'
import { type Mail, type MailPart, type MailQueue, recordAudit } from '../../support/support.ts'
import { wrongPasswordError } from '../accounts/account-errors.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { assertAdminPassword } from '../accounts/admin-password.ts'
import { hashPassword } from '../accounts/password.ts'
import type { Sessions } from '../sessions/session-service.ts'
import { replacePassword } from './profile-repository.ts'

/** Dependencies of changes of passwords. Without PUBLIC_ORIGIN the mail has no link. */
export interface PasswordChangeDependencies {
  clock: Clock
  config: { PUBLIC_ORIGIN: string; DEMO: boolean }
  accounts: Pick<Accounts, 'find' | 'login' | 'networks'>
  sessions: Pick<Sessions, 'endOthersOf'>
  mails: MailQueue
}

/**
 * Changes the password of the caller: ends all other sessions of the account, and tells its owner by mail.
 * @throws HttpError 400 for an invalid form or a wrong current password; TooManyRequestsError as a login does
 */
export type ChangePassword = (actor: Actor, form: PasswordChange, network: string) => Promise<void>

/** A mail that arrives later tells nothing that its owner does not know by then. */
const mailLifetimeMs = 3 * 24 * 3_600_000

function changedMail(email: string, { origin, at }: { origin: string; at: Date }): Mail {
  const site = origin.replace(/\/$/, '')
  const link: MailPart[] =
    site === ''
      ? []
      : [{ kind: 'link', label: 'Choose a new password', url: `${site}/forgot-password` }]
  return {
    to: email,
    subject: 'Your password was changed',
    text: [
      'Hello,',
      'The password of your account was just changed, and other devices were logged out.',
      'If it was not you, choose a new password at once with “Forgot password?” on the login page.',
    ].join('\n\n'),
    parts: link,
    expiresAt: new Date(at.getTime() + mailLifetimeMs),
  }
}

export function createPasswordChange(dependencies: PasswordChangeDependencies): ChangePassword {
  const { clock, config, accounts, sessions, mails } = dependencies
  return async (actor, form, network) => {
    assertValid(validatePasswordChange(form))
    const account = await accounts.find(actor.userId)
    if (!account) throw new NotSignedInError()
    if (isAdmin(account.role) && !config.DEMO) {
      await assertAdminPassword({ email: account.email, password: form.newPassword }, 'newPassword')
    }
    const isRight = await accounts.login.confirm(account, form.currentPassword, network)
    if (!isRight) throw wrongPasswordError()
    // Slow by design, therefore outside the transaction.
    const passwordHash = await hashPassword(form.newPassword)
    const { id: userId, publicId, email, passwordHash: checkedHash } = account
    const at = clock.now()
    await sessions.endOthersOf(actor, async (trx) => {
      const isReplaced = await replacePassword(trx, { userId, checkedHash, passwordHash, at })
      if (!isReplaced) throw wrongPasswordError()
      await recordAudit(trx, {
        actorId: userId,
        action: 'password.changed',
        subject: { kind: 'user', publicId, label: email },
        at,
      })
      await mails.add(trx, [changedMail(email, { origin: config.PUBLIC_ORIGIN, at })])
    })
    // Who knows the password is the owner, so failures from here do not count for strangers from now on.
    await accounts.networks.remember(userId, network)
  }
}
