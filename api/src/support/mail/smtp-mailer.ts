import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** Timeout of the mail server, in milliseconds; the mail is retried later. */
const patienceMs = 20_000

/**
 * Sends over SMTP.
 * @param settings url: `smtp://user:password@host:587`, or `smtps://…` for TLS from the start
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from))
    },
    close: () => transport.close(),
  }
}
