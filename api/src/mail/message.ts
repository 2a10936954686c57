import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** Mail servers trust an id more that ends like its sender. */
function domainOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

/** The message nodemailer builds; a recipient is one address, whatever signs it contains. */
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
