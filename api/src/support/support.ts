import type { CleanupJob, StoreDependencies, TypedApp } from '../base/base.ts'
import { hasDone } from './audit/audit-query.ts'
import { registerAudit } from './audit/audit-routes.ts'
import { createAuditReader } from './audit/audit-service.ts'
import type { EventSessions } from './events/event-streams.ts'
import { expiredEvents, expiredTickets } from './events/expired-events.ts'
import { registerEvents } from './events/register-events.ts'
import type { ReadMailAttachment } from './mail/mail-delivery.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import { countMails } from './mail/mail-repository.ts'
import { registerMail } from './mail/register-mail.ts'
import { registerMailPreferences } from './notifications/mail-preferences/mail-preference-routes.ts'
import { createMailPreferenceService } from './notifications/mail-preferences/mail-preference-service.ts'
import { registerUnsubscribing } from './notifications/mail-preferences/unsubscribe-routes.ts'
import { registerBroadcasts, registerNotifications } from './notifications/notification-routes.ts'
import {
  createNotificationService,
  type NotificationService,
} from './notifications/notification-service.ts'
import type { SettingsReader } from './settings/settings-service.ts'
import type { UserDirectory } from './user-directory.ts'

export type { NewAuditRow } from './audit/audit.ts'
export { type NewAuditEntry, newAuditRow, recordAudit, recordAudits } from './audit/record-audit.ts'
export { orderChangedEvent, publishEvent, publishEventsStatement } from './events/publish-event.ts'
export type { Mail } from './mail/mail.ts'
export type { ReadMailAttachment } from './mail/mail-delivery.ts'
export type { MailFact, MailPart } from './mail/mail-part.ts'
export { createMailQueue, type MailQueue } from './mail/mail-queue.ts'
export type { NotificationService } from './notifications/notification-service.ts'
export { type BuyerNoticeDependencies, notifyBuyer } from './notifications/notify-buyer.ts'
export { notifyPerson } from './notifications/notify-person.ts'
export { notifyTier, tierDelivery } from './notifications/notify-tier.ts'
export { supportPersonalData } from './personal-data.ts'
export { assertBankDetails, bankBlockOf } from './settings/bank-block.ts'
export { sellerFactsOf } from './settings/seller-facts.ts'
export { senderLinesOf } from './settings/sender-lines.ts'
export {
  findSectionChanges,
  type SectionChange,
  saveSection,
} from './settings/settings-repository.ts'
export { createSettingsReader, type SettingsReader } from './settings/settings-service.ts'
export {
  configuredSettings,
  type SettingsSection,
  type StoreSettings,
} from './settings/store-settings.ts'
export type { MailRecipient, UserDirectory } from './user-directory.ts'

/** What this domain asks of those above it. */
export interface SupportNeeds extends StoreDependencies {
  settings: SettingsReader
  sessions: EventSessions
  userDirectory: UserDirectory
  readAttachment: ReadMailAttachment
}

/** Services of this domain. */
export interface SupportServices {
  mails: MailQueue
  notifications: NotificationService
  /** Whether an account has an entry of this action in the audit log. */
  hasDone(userId: number, action: string): Promise<boolean>
  /** Mails that wait. */
  countMails(): ReturnType<typeof countMails>
  cleanupJobs: CleanupJob[]
}

/** Registers mails, notifications, events and the audit log. */
export function registerSupport(api: TypedApp, needs: SupportNeeds): SupportServices {
  const { db, userDirectory: users } = needs
  const dependencies = { ...needs, users }
  const mails = registerMail(api, dependencies)
  const notifications = createNotificationService(dependencies)
  registerNotifications(api, notifications)
  registerBroadcasts(api, notifications)
  const mailPreferences = createMailPreferenceService(dependencies)
  registerMailPreferences(api, mailPreferences)
  registerUnsubscribing(api, mailPreferences)
  registerAudit(api, createAuditReader(dependencies))
  registerEvents(api, dependencies)
  return {
    mails,
    notifications,
    hasDone: (userId, action) => hasDone(db, userId, action),
    countMails: () => countMails(db),
    cleanupJobs: [expiredEvents(db), expiredTickets(db)],
  }
}
