import { paise } from '@store/contract/rules/pricing/money'
import type { Actor, Clock, Database } from '../../../base/base.ts'
import { type OrderService, scopeOf } from '../../../ordering/ordering.ts'
import { orderLookups } from '../../orders.ts'
import { type ReceiptOrderView, readOrderViews } from './receipt-view.ts'

const mostFound = 8

/** Orders are looked for by their amount as far back as this. */
const daysBack = 180
const dayMs = 86_400_000

interface SearchDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'find'>
}

/**
 * The orders of the actor's scope that a text means: with this amount in rupees, with or without grouping, then those
 * whose number, buyer or reference matches best.
 */
export async function findReceiptOrders(
  { db, clock, orders }: SearchDependencies,
  actor: Actor,
  text: string,
): Promise<ReceiptOrderView[]> {
  const [ofAmount, ofText] = await Promise.all([
    findByAmount({ db, clock }, actor, text),
    orders.find(actor, text, mostFound),
  ])
  const found = new Set([...ofAmount, ...ofText.map(({ publicId }) => publicId)])
  const publicIds = [...found].slice(0, mostFound)
  const views = await readOrderViews(db, actor, publicIds)
  return publicIds.flatMap((publicId) => views.get(publicId) ?? [])
}

async function findByAmount(
  { db, clock }: Pick<SearchDependencies, 'db' | 'clock'>,
  actor: Actor,
  text: string,
): Promise<string[]> {
  const plain = text.replace(/[₹,\s]/g, '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return []
  return orderLookups.findOfTotal(db, scopeOf(actor), {
    total: paise(Math.round(Number(plain) * 100)),
    since: new Date(clock.now().getTime() - daysBack * dayMs),
    limit: mostFound,
  })
}
