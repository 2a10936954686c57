import type { FastifyInstance } from 'fastify'
import {
  type Clock,
  type Config,
  type Database,
  inTransaction,
  runWhileListening,
} from '../../base/base.ts'
import { orderReader } from '../../money/money.ts'
import {
  claimOrderNotice,
  type DueOrderNotice,
  findDueOrderNotices,
} from '../../ordering/ordering.ts'
import {
  type BuyerNoticeDependencies,
  notifyBuyer,
  type SettingsReader,
} from '../../support/support.ts'
import { orderMailParts } from './order-mail-parts.ts'
import { neutralNoticeText, orderNoticeText } from './order-notice-text.ts'

/** Dependencies of the notices of orders. */
interface OrderNoticeDependencies extends BuyerNoticeDependencies {
  db: Database
  clock: Clock
  config: Config
  settings: Pick<SettingsReader, 'read'>
}

/** Polling interval, in milliseconds. */
const pollIntervalMs = 1_000
const batchSize = 50

async function sendOrderNotice(
  dependencies: OrderNoticeDependencies,
  due: DueOrderNotice,
): Promise<void> {
  const { db, clock, config, settings } = dependencies
  await inTransaction(db, async (trx) => {
    if (!(await claimOrderNotice(trx, due))) return
    const { orderPublicId, kind } = due
    const order = await orderReader.find(trx, orderPublicId, 'every-order')
    const text = order && orderNoticeText(kind, order)
    if (!text) return
    const context = { config, settings: await settings.read(), now: clock.now() }
    const neutral = neutralNoticeText(kind, order) ?? text
    const withoutTypedText = { ...order, dispatch: undefined, poNumber: undefined }
    await notifyBuyer(dependencies, trx, {
      ...text,
      // The table of the shipment says how it was sent, in the language of the reader.
      ...(kind === 'shipped' && { mailMessage: neutral.message }),
      parts: orderMailParts(kind, order, context),
      neutral: { ...neutral, parts: orderMailParts(kind, withoutTypedText, context) },
      ...((kind === 'placed' || kind === 'payment-due') && {
        attachment: { kind: 'proforma' as const, orderPublicId },
      }),
      // Who wants no mails about payments gets no reminders and none about refunds either.
      kind: kind === 'payment-due' || kind === 'refund' ? 'payment' : kind,
      buyer: order.buyer,
      orderPublicId,
      page: { label: 'Open the order', path: `/orders/${orderPublicId}` },
      at: clock.now(),
    })
  })
}

/** Sends the notices that are due, each once, even when several instances run concurrently. */
export async function sendDueOrderNotices(
  dependencies: OrderNoticeDependencies,
  isClosing: () => boolean = () => false,
): Promise<void> {
  for (let due = batchSize; due === batchSize && !isClosing(); ) {
    const notices = await findDueOrderNotices(dependencies.db, batchSize)
    for (const notice of notices) await sendOrderNotice(dependencies, notice)
    due = notices.length
  }
}

/** Sends due notices while the server is listening. */
export function registerOrderNotices(
  app: FastifyInstance,
  dependencies: OrderNoticeDependencies,
): void {
  runWhileListening(app, {
    everyMs: pollIntervalMs,
    failure: 'notices of orders could not be sent',
    run: (isClosing) => sendDueOrderNotices(dependencies, isClosing),
  })
}
