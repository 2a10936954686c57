import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { runWhileListening } from '../http/run-while-listening.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { notifyPerson } from '../notifications/notify-person.ts'
import { rejectedProofNotice } from '../notifications/order-notices.ts'
import { findOrder } from '../orders/order-query.ts'
import {
  claimRejectionNotice,
  findDueRejectionNotices,
  type PendingRejectionNotice,
} from '../orders/rejection-notices.ts'
import type { Clock } from '../shared/clock.ts'

/** What telling buyers of rejections works with. */
export interface RejectionNoticeDependencies {
  db: Database
  clock: Clock
  mails: MailQueue
}

/** How often held rejections are looked at, in milliseconds. */
const pollIntervalMs = 1_000
const batchSize = 50
/** A buyer whose mailbox is full for longer reads it in the store. */
const mailLifetimeMs = 3 * 24 * 3_600_000

/** Tells one buyer, in the store and by mail, unless the rejection does not stand any more. */
async function sendRejectionNotice(
  { db, clock, mails }: RejectionNoticeDependencies,
  held: PendingRejectionNotice,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await claimRejectionNotice(trx, held))) return
    const order = await findOrder(trx, held.orderPublicId, 'every-order')
    if (order?.proofStatus !== 'rejected' || order.status === 'cancelled') return
    const { buyer, publicId } = order
    const at = clock.now()
    const notice = rejectedProofNotice({ publicId, reason: held.reason })
    await notifyPerson(trx, { ...notice, userId: buyer.userId, at })
    await mails.add(trx, [
      {
        to: buyer.email,
        subject: notice.title,
        text: [`Hello ${buyer.name},`, notice.message].join('\n\n'),
        expiresAt: new Date(at.getTime() + mailLifetimeMs),
      },
    ])
  })
}

/**
 * Tells buyers of the rejections whose time to undo is over (api.md, PUT /orders/{id}/proof), each once, however many
 * instances do so at a time.
 */
export async function sendDueRejectionNotices(
  dependencies: RejectionNoticeDependencies,
  isClosing: () => boolean = () => false,
): Promise<void> {
  for (let due = batchSize; due === batchSize && !isClosing(); ) {
    const held = await findDueRejectionNotices(dependencies.db, batchSize)
    for (const rejection of held) await sendRejectionNotice(dependencies, rejection)
    due = held.length
  }
}

/** Tells buyers of rejections while the server listens. */
export function registerRejectionNotices(
  app: FastifyInstance,
  dependencies: RejectionNoticeDependencies,
): void {
  runWhileListening(app, {
    everyMs: pollIntervalMs,
    failure: 'held rejections could not be told',
    run: (isClosing) => sendDueRejectionNotices(dependencies, isClosing),
  })
}
