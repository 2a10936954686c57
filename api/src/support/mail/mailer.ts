import type { OutgoingMail } from './mail.ts'

/** Delivers mails. */
export interface Mailer {
  /** @throws Error when the mail was not accepted; a retry may succeed */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
