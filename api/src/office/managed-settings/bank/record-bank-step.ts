import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import { type Actor, type Database, ForbiddenError } from '../../../base/base.ts'
import { findLiveAdmins, findLiveSuperadmins } from '../../../people/people.ts'
import {
  type MailQueue,
  notifyPerson,
  recordAudit,
  type SettingsReader,
} from '../../../support/support.ts'
import { settingsEntry } from '../settings-audit.ts'
import { type BankNews, bankMail } from './bank-mails.ts'

/** A step of a change of the bank details. */
export interface BankStep {
  /** For the audit. */
  action: 'bank-proposed' | 'bank-confirmed' | 'bank-rejected' | 'bank-withdrawn'
  changes: readonly AuditChange[]
  news: BankNews
}

/** Records a step in the transaction of the change. @throws ForbiddenError when the actor is no superadmin any more */
export type RecordBankStep = (trx: Database, actor: Actor, step: BankStep) => Promise<void>

/**
 * Creates the function that records a step, and tells all admins and the seller of it by mail, and the superadmins by
 * notification, too.
 */
export function createBankStepRecorder({
  config,
  mails,
  settings,
}: {
  config: { DEMO: boolean; PUBLIC_ORIGIN: string }
  mails: MailQueue
  settings: SettingsReader
}): RecordBankStep {
  return async (trx, actor, { action, changes, news }) => {
    const { at, subject: title, text: message } = news
    await recordAudit(trx, settingsEntry(actor, { section: 'bank', action, changes, at }))
    const superadmins = await findLiveSuperadmins(trx, config.DEMO)
    // The request knows the role of some seconds ago.
    if (!superadmins.some(({ id }) => id === actor.userId)) throw new ForbiddenError()
    const origin = config.PUBLIC_ORIGIN
    const { seller } = await settings.readIn(trx)
    const admins = await findLiveAdmins(trx, config.DEMO)
    const addresses = new Set([seller.email, ...admins.map(({ email }) => email)])
    await mails.add(
      trx,
      [...addresses].filter(Boolean).map((email) => bankMail(email, news, origin)),
    )
    for (const { id: userId } of superadmins) {
      await notifyPerson(trx, { userId, title, message, at })
    }
  }
}
