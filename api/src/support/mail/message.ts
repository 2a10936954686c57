import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** Mail servers prefer an id that ends with the sender's domain. */
function domainOf(from: string): string {
  return /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

/** The configured sender, with the name of the seller once it is set. */
function senderOf(from: string, name: string | undefined): SendMailOptions['from'] {
  const address = /<([^>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  return name === undefined ? from : { name, address }
}

/** A program that reads mails may turn off a kind of mails by one call (RFC 8058), if the site has TLS. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {}
  return {
    'list-unsubscribe': `<${url}>`,
    ...(url.startsWith('https:') && { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
  }
}

/** A number is not parted from its word at the end of a line: `Order #71E205`. */
function keepNumbers(subject: string): string {
  return subject.replaceAll(' #', '\u00a0#')
}

/** The message for nodemailer; the recipient is one address, whatever characters it contains. */
export function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  const { publicId, to, senderName, replyTo, subject, text, html, attachments = [] } = mail
  return {
    from: senderOf(from, senderName),
    ...(replyTo && { replyTo: { name: senderName ?? '', address: replyTo } }),
    to: { name: '', address: to },
    subject: keepNumbers(subject),
    text,
    html,
    attachments: [...attachments],
    messageId: `<${publicId}@${domainOf(from)}>`,
    headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
  }
}
