import type { FastifyInstance } from 'fastify'
import { type Clock, type Database, inTransaction, runWhileListening } from '../../base/base.ts'
import { type PendingRejectionNotice, rejectedProofNotice } from '../../ordering/ordering.ts'
import { type BuyerNoticeDependencies, notifyBuyer } from '../../support/support.ts'
import { orderReader, proofRecords } from '../orders.ts'

/** Dependencies of the rejection notices. */
export interface RejectionNoticeDependencies extends BuyerNoticeDependencies {
  db: Database
  clock: Clock
}

/** Polling interval, in milliseconds. */
const pollIntervalMs = 1_000
const batchSize = 50

/** Notifies one buyer in the store and by mail, unless the rejection was undone. */
async function sendRejectionNotice(
  dependencies: RejectionNoticeDependencies,
  pending: PendingRejectionNotice,
): Promise<void> {
  const { db, clock } = dependencies
  await inTransaction(db, async (trx) => {
    if (!(await proofRecords.claimRejectionNotice(trx, pending))) return
    const order = await orderReader.find(trx, pending.orderPublicId, 'every-order')
    if (order?.proofStatus !== 'rejected' || order.status === 'cancelled') return
    const { buyer, publicId } = order
    const notice = rejectedProofNotice({ publicId, reason: pending.reason })
    await notifyBuyer(dependencies, trx, {
      ...notice,
      neutral: rejectedProofNotice({ publicId, reason: '' }),
      kind: 'payment',
      buyer,
      page: { label: 'Open the order', path: `/orders/${publicId}` },
      at: clock.now(),
    })
  })
}

/**
 * Sends the notices whose undo period is over (money 2.5). Each is sent once, even when several
 * instances run concurrently.
 */
export async function sendDueRejectionNotices(
  dependencies: RejectionNoticeDependencies,
  isClosing: () => boolean = () => false,
): Promise<void> {
  for (let due = batchSize; due === batchSize && !isClosing(); ) {
    const notices = await proofRecords.findDueRejectionNotices(dependencies.db, batchSize)
    for (const pending of notices) await sendRejectionNotice(dependencies, pending)
    due = notices.length
  }
}

/** Sends due notices while the server is listening. */
export function registerRejectionNotices(
  app: FastifyInstance,
  dependencies: RejectionNoticeDependencies,
): void {
  runWhileListening(app, {
    everyMs: pollIntervalMs,
    failure: 'rejection notices could not be sent',
    run: (isClosing) => sendDueRejectionNotices(dependencies, isClosing),
  })
}
