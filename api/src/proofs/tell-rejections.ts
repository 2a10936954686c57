import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { runWhileListening } from '../http/run-while-listening.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { notifyPerson } from '../notifications/notify-person.ts'
import { rejectedProofNotice } from '../notifications/order-notices.ts'
import {
  findDueRejections,
  type HeldRejection,
  takeHeldRejection,
} from '../orders/held-rejections.ts'
import { findOrder } from '../orders/order-reader.ts'
import type { Clock } from '../shared/clock.ts'

/** What telling buyers of rejections works with. */
export interface RejectionDependencies {
  db: Database
  clock: Clock
  mails: MailQueue
}

/** How often held rejections are looked at, in milliseconds. */
const lookEveryMs = 1_000
const batchSize = 50
/** A buyer whose mailbox is full for longer reads it in the store. */
const mailedWithinMs = 3 * 24 * 3_600_000

/** Tells one buyer, in the store and by mail, unless the rejection does not stand any more. */
async function tellRejection(
  { db, clock, mails }: RejectionDependencies,
  held: HeldRejection,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await takeHeldRejection(trx, held))) return
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
        uselessAt: new Date(at.getTime() + mailedWithinMs),
      },
    ])
  })
}

/**
 * Tells buyers of the rejections whose time to undo is over (api.md, PUT /orders/{id}/proof), each once, however many
 * instances do so at a time.
 */
export async function tellDueRejections(
  dependencies: RejectionDependencies,
  isClosing: () => boolean = () => false,
): Promise<void> {
  for (let due = batchSize; due === batchSize && !isClosing(); ) {
    const held = await findDueRejections(dependencies.db, batchSize)
    for (const rejection of held) await tellRejection(dependencies, rejection)
    due = held.length
  }
}

/** Tells buyers of rejections while the server listens. */
export function registerRejectionNotices(
  app: FastifyInstance,
  dependencies: RejectionDependencies,
): void {
  runWhileListening(app, {
    everyMs: lookEveryMs,
    failure: 'held rejections could not be told',
    run: (isClosing) => tellDueRejections(dependencies, isClosing),
  })
}
