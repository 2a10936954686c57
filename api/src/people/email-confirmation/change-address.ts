import { type Database, inTransaction } from '../../base/base.ts'
import { type MailQueue, recordAudit } from '../../support/support.ts'
import { formerAddressMail } from './confirmation-mail.ts'
import { type AddressChange, replaceEmail } from './confirmation-repository.ts'

/** A mail that arrives later tells nothing that its reader does not know by then. */
const noticeLifetimeMs = 3 * 24 * 3_600_000

/**
 * Gives an account the address that its owner has proved, and tells the former one.
 * @returns false when the account has another address by now
 * @throws HttpError (409) when another account has the new address
 */
export function changeAddress(
  { db, mails }: { db: Database; mails: MailQueue },
  change: AddressChange,
): Promise<boolean> {
  const { publicId, email, newEmail, at } = change
  return inTransaction(db, async (trx) => {
    const userId = await replaceEmail(trx, change)
    if (userId === undefined) return false
    await recordAudit(trx, {
      actorId: userId,
      action: 'email.changed',
      subject: { kind: 'user', publicId, label: newEmail },
      changes: [{ field: 'email', from: email, to: newEmail }],
      at,
    })
    const expiresAt = new Date(at.getTime() + noticeLifetimeMs)
    await mails.add(trx, [formerAddressMail(email, expiresAt)])
    return true
  })
}
