import { createMailAttachments } from '../src/office/order-notices/read-mail-attachment.ts'
import type { OutgoingMail } from '../src/support/mail/mail.ts'
import { createMailDelivery, type MailDelivery } from '../src/support/mail/mail-delivery.ts'
import type { Mailer } from '../src/support/mail/mailer.ts'
import { createSettingsReader } from '../src/support/settings/settings-service.ts'
import type { TestStore } from './test-store.ts'

/** Sends all queued mails by a mailer. */
export async function deliverMails(store: TestStore, mailer: Mailer): Promise<void> {
  const delivery = createTestDelivery(store, mailer)
  while (await delivery.deliverNext());
}

/** Sends queued mails, one a call. */
export function createTestDelivery(store: TestStore, mailer: Mailer): MailDelivery {
  const { app, db, config, clock } = store
  const settings = createSettingsReader({ db, config, clock })
  const readAttachment = createMailAttachments({ db, settings })
  return createMailDelivery({ db, config, clock, mailer, settings, readAttachment, log: app.log })
}

/** Sends queued mails to the test alone. */
export async function takeMails(store: TestStore): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = []
  const mailer = {
    send: async (mail: OutgoingMail) => {
      mails.push(mail)
    },
    close: () => undefined,
  }
  await deliverMails(store, mailer)
  return mails
}
