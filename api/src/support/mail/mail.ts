import type { MailKind } from '@store/contract/rules/accounts/mails/mail-kinds'
import type { Language } from '@store/contract/rules/language/languages'
import type { MailPart } from './mail-part.ts'

/** What a mail says: paragraphs, then parts. */
export interface MailText {
  subject: string
  /** Paragraphs, with an empty line between them. */
  text: string
  parts?: readonly MailPart[]
}

/** A file that is made when the mail is sent: the proforma invoice of an order. */
export interface MailAttachmentReference {
  kind: 'proforma'
  orderPublicId: string
}

/** A new mail. */
export interface Mail extends MailText {
  /**
   * The recipient. Undefined for a decoy, which is queued and then dropped, so that response times do not reveal who
   * has an account.
   */
  to: string | undefined
  /**
   * What an address that nobody has confirmed gets instead, when subject, text or attachment hold what a person typed: whoever
   * typed the address may have written that, too, and would send it in the name of the store. It has no attachment.
   */
  neutral?: MailText
  attachment?: MailAttachmentReference
  /** Behind the text, as mail programs set a signature apart. */
  footer?: string
  /** The kind that its recipient may turn off, in a mail program, too. */
  preference?: MailKind
  /** Not sent after this instant. */
  expiresAt: Date
  /**
   * A disabled account gets it, too: it is about its own order, answers what its owner wrote, or goes to an address of the
   * store.
   */
  reachesDisabled?: true
}

/** What a queued mail says, as it is stored. */
export interface MailContent {
  text: string
  parts: readonly MailPart[]
  footer?: string | undefined
  attachment?: MailAttachmentReference | undefined
  unsubscribeUrl?: string | undefined
  /** Of its reader; missing in mails of the former release: English. */
  language?: Language
}

/** A file of a mail. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** A mail that is being sent. */
export interface OutgoingMail {
  /** The same at every attempt, so that a receiver can recognise a second copy. */
  publicId: string
  to: string
  /** The name of the seller; undefined while it is not set, when that of the configured sender counts. */
  senderName?: string | undefined
  /** Where an answer goes; undefined: to the configured sender. */
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  unsubscribeUrl?: string | undefined
}
