import type { OutgoingMail } from './mail.ts'

/** Hands mails over to whoever brings them to people. */
export interface Mailer {
  /** @throws Error when it was not taken; another try may succeed */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
