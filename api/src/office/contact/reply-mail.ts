import { formatIndiaDay } from '@store/contract/rules/india-days'
import type { Mail } from '../../support/support.ts'
import type { StoredComplaint } from './complaint.ts'

/** A reply that is about to be sent. */
interface SentReply {
  /** Name of the admin. */
  by: string
  message: string
  at: Date
}

/** What the mail says of the store: without an origin it has no link. */
export interface ReplySender {
  origin: string
  sellerName: string
}

/** A mail that is not accepted for so long is given up; the reply itself stays with the message. */
const lifetimeMs = 3 * 24 * 3_600_000

/** The lines of a text as mail programs mark what they quote. */
function quote(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** The mail to who wrote the message, which it quotes. */
export function replyMail(
  {
    name,
    email,
    message,
    createdAt,
  }: Pick<StoredComplaint, 'name' | 'email' | 'message' | 'createdAt'>,
  reply: SentReply,
  { origin: publicOrigin, sellerName }: ReplySender,
): Mail {
  const written = formatIndiaDay(createdAt)
  const origin = publicOrigin.replace(/\/$/, '')
  const form = origin === '' ? 'the contact form of our site' : `${origin}/contact`
  const subject = `Re: your message of ${written}`
  const answer = [reply.message, [reply.by, sellerName].filter(Boolean).join('\n')]
  const quoted = `On ${written} you wrote:\n${quote(message)}`
  const footer = `To write to us again, use ${form}.`
  return {
    to: email,
    subject,
    text: [`Hello ${name},`, ...answer, quoted].join('\n\n'),
    // Anybody can type any address into the contact form. What the store itself answers is its own text.
    neutral: { subject, text: ['Hello,', ...answer].join('\n\n') },
    footer,
    expiresAt: new Date(reply.at.getTime() + lifetimeMs),
    reachesDisabled: true,
  }
}
