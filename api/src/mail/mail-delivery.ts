import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Clock } from '../shared/clock.ts'
import { newPublicId } from '../shared/ids.ts'
import { createMailCipher } from './mail-cipher.ts'
import { claimMail, deleteMail, type MailRow, postponeMail } from './mail-repository.ts'
import type { Mailer } from './mailer.ts'

export interface MailDeliveryDependencies {
  db: Database
  clock: Clock
  config: { SESSION_SECRET: string }
  mailer: Mailer
  log: FastifyBaseLogger
}

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
  const { db, clock, config, mailer, log } = dependencies
  const cipher = createMailCipher(config.SESSION_SECRET)
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds)

  async function send(row: MailRow): Promise<void> {
    const { public_id: publicId, recipient: to, subject, useless_at: expiresAt } = row
    if (to === null) return
    if (expiresAt <= clock.now()) {
      log.error({ mail: publicId, attempts: row.attempts }, 'mail dropped: expired')
      return
    }
    await mailer.send({ publicId, to, subject, text: cipher.decrypt(row.sealed_text) })
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
