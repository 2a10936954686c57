import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** A mail server that answers later than this, in milliseconds, is tried again another time. */
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
