import type { FastifyBaseLogger } from 'fastify'
import { type Clock, type Database, inTransaction, newPublicId } from '../../base/base.ts'
import type { SettingsReader } from '../settings/settings-service.ts'
import type { MailAttachment, MailAttachmentReference, MailContent } from './mail.ts'
import { createMailCipher } from './mail-cipher.ts'
import { claimMail, deleteMail, type MailRow, postponeMail } from './mail-repository.ts'
import type { Mailer } from './mailer.ts'
import { renderMail } from './template/render-mail.ts'

export interface MailDeliveryDependencies {
  db: Database
  clock: Clock
  config: { SESSION_SECRET: string }
  mailer: Mailer
  settings: Pick<SettingsReader, 'read'>
  readAttachment: ReadMailAttachment
  log: FastifyBaseLogger
}

/** Makes the file of a mail. @returns undefined when there is none any more */
export type ReadMailAttachment = (
  reference: MailAttachmentReference,
) => Promise<MailAttachment | undefined>

/** Mail servers refuse large mails, and phones load them late. */
const mostAttachmentBytes = 1_000_000

/** Sends queued mails. Safe on several instances at once: each mail is claimed by one of them. */
export interface MailDelivery {
  /** Sends the mail that has been due longest. @returns false when none was due */
  deliverNext(): Promise<boolean>
}

/** Longer than any attempt of the mailer takes, so that only mails of dead workers are sent by another one. */
export const leaseMs = 5 * 60_000
const firstPauseMs = 5_000
const longestPauseMs = 5 * 60_000

/** The pause after a failed attempt: 5 s, then doubled each time, up to five minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
}

export function createMailDelivery(dependencies: MailDeliveryDependencies): MailDelivery {
  const { db, clock, config, mailer, settings, readAttachment, log } = dependencies
  const cipher = createMailCipher(config.SESSION_SECRET)
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  function contentOf(row: MailRow): MailContent {
    if (row.encrypted_content === null) return { text: cipher.decrypt(row.sealed_text), parts: [] }
    return JSON.parse(cipher.decrypt(row.encrypted_content))
  }

  /** A mail without its file is better than none: it has a link to it. */
  async function attachmentsOf(publicId: string, { attachment }: MailContent) {
    if (!attachment) return []
    try {
      const file = await readAttachment(attachment)
      if (!file) return []
      if (file.content.length <= mostAttachmentBytes) return [file]
      log.warn({ mail: publicId, bytes: file.content.length }, 'file left out of a mail: too large')
    } catch (error) {
      log.error({ err: error, mail: publicId }, 'file left out of a mail: it could not be made')
    }
    return []
  }

  async function send(row: MailRow): Promise<void> {
    const { public_id: publicId, recipient: to, subject, useless_at: expiresAt } = row
    if (to === null) return
    if (expiresAt <= clock.now()) {
      log.error({ mail: publicId, attempts: row.attempts }, 'mail dropped: expired')
      return
    }
    const content = contentOf(row)
    const { seller } = await settings.read()
    await mailer.send({
      publicId,
      to,
      senderName: seller.name || undefined,
      replyTo: seller.email || undefined,
      ...(await renderMail(content, { subject, sender: seller })),
      attachments: await attachmentsOf(publicId, content),
      unsubscribeUrl: content.unsubscribeUrl,
    })
    log.info({ mail: publicId, attempts: row.attempts }, 'mail sent')
  }

  return {
    async deliverNext() {
      const claim = newPublicId()
      const lease = { now: clock.now(), leaseUntil: after(leaseMs) }
      const row = await inTransaction(db, (trx) => claimMail(trx, claim, lease))
      if (!row) return false
      try {
        await send(row)
      } catch (error) {
        log.warn({ err: error, mail: row.public_id, attempts: row.attempts }, 'mail not sent yet')
        await postponeMail(db, claim, after(pauseAfter(row.attempts)))
        return true
      }
      await deleteMail(db, claim)
      return true
    },
  }
}
