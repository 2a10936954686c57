import type { FastifyInstance } from 'fastify'
import { type Clock, type Database, inTransaction, runWhileListening } from '../../base/base.ts'
import { type BuyerNoticeDependencies, notifyBuyer } from '../../support/support.ts'
import {
  type DueStockAlert,
  deleteStockAlert,
  findDueStockAlerts,
} from './stock-alert-repository.ts'

/** Dependencies of the alerts. */
export interface StockAlertDependencies extends BuyerNoticeDependencies {
  db: Database
  clock: Clock
}

/** Polling interval, in milliseconds: nobody waits for these seconds, and each poll reads all alerts. */
const pollIntervalMs = 10_000
const batchSize = 50
const longestTitle = 120

/** The title of a notice: a long name is shortened, at the end of a word unless that leaves little of it. */
function titleOf(productName: string): string {
  const title = `Back in stock: ${productName}`
  if (title.length <= longestTitle) return title
  const end = title.lastIndexOf(' ', longestTitle - 1)
  const cut = title.slice(0, end > longestTitle / 2 ? end : longestTitle - 1)
  // Half of a sign that has two units is none.
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`
}

async function sendStockAlert(
  dependencies: StockAlertDependencies,
  due: DueStockAlert,
): Promise<void> {
  const { db, clock } = dependencies
  const { userId, buyerName, buyerEmail, productPublicId, productName, modelNo, stock } = due
  await inTransaction(db, async (trx) => {
    if (!(await deleteStockAlert(trx, due))) return
    await notifyBuyer(dependencies, trx, {
      kind: 'stock',
      buyer: { userId, name: buyerName, email: buyerEmail },
      title: titleOf(productName),
      message: `${[productName, modelNo].filter(Boolean).join(', ')} is back in stock: ${stock === 1 ? '1 piece' : `${stock} pieces`} now.`,
      neutral: {
        title: 'Back in stock',
        message: 'A product from your stock alerts is back in stock.',
      },
      productPublicId,
      page: { label: 'Open the product', path: `/product/${productPublicId}` },
      at: clock.now(),
    })
  })
}

/** Tells the buyers whose products are in stock, each once, even when several instances run concurrently. */
export async function sendDueStockAlerts(
  dependencies: StockAlertDependencies,
  isClosing: () => boolean = () => false,
): Promise<void> {
  for (let due = batchSize; due === batchSize && !isClosing(); ) {
    const alerts = await findDueStockAlerts(dependencies.db, batchSize)
    for (const alert of alerts) await sendStockAlert(dependencies, alert)
    due = alerts.length
  }
}

/** Sends due alerts while the server is listening. */
export function registerStockAlertSending(
  app: FastifyInstance,
  dependencies: StockAlertDependencies,
): void {
  runWhileListening(app, {
    everyMs: pollIntervalMs,
    failure: 'stock alerts could not be sent',
    run: (isClosing) => sendDueStockAlerts(dependencies, isClosing),
  })
}
