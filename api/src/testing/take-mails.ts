import type { OutgoingMail } from '../mail/mail.ts'
import { createMailDelivery } from '../mail/mail-delivery.ts'
import type { TestStore } from './test-store.ts'

/** Sends queued mails to the test alone. */
export async function takeMails(store: TestStore): Promise<OutgoingMail[]> {
  const { app, db, config, clock } = store
  const mails: OutgoingMail[] = []
  const mailer = {
    send: async (mail: OutgoingMail) => {
      mails.push(mail)
    },
    close: () => undefined,
  }
  const delivery = createMailDelivery({ db, config, clock, mailer, log: app.log })
  while (await delivery.deliverNext());
  return mails
}
