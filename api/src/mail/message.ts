import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** Mail servers prefer an id that ends with the sender's domain. */
function domainOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

/** The message for nodemailer; the recipient is one address, whatever characters it contains. */
export function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.publicId}@${domainOf(from)}>`,
    headers: { 'auto-submitted': 'auto-generated' },
  }
}
