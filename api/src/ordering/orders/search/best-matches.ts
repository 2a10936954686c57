import type { Database } from '../../../base/base.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { applyScope } from '../order-join.ts'
import { createOrderReader } from '../order-query.ts'
import type { OrderScope } from '../order-scope.ts'
import { idsOf, matchesText } from './order-search.ts'

/** What to look for; `term` from `searchTermOf`, not empty. */
export interface FindQuery {
  term: string
  limit: number
}

/** Orders whose number or transaction ends with the term, then the newest that contain it. */
async function findIdsBySql(
  db: Database,
  scope: OrderScope,
  { term, limit }: FindQuery,
): Promise<number[]> {
  const newest = () =>
    applyScope(db('orders'), scope)
      .orderBy('orders.public_id', 'desc')
      .limit(limit)
      .select('orders.id')
  // Ids and references consist of ASCII capital letters and digits.
  const isEnd = /^[0-9a-z]+$/i.test(term)
  const [ends, parts] = await Promise.all([
    isEnd
      ? idsOf(
          newest().where((either) => {
            for (const column of ['orders.public_id', 'orders.payment_reference'] as const) {
              void either.orWhere(column, 'like', `%${term.toUpperCase()}`)
            }
          }),
        )
      : [],
    idsOf(newest().where(matchesText(term))),
  ])
  return [...new Set([...ends, ...parts])].slice(0, limit)
}

/**
 * The orders of a scope that match a text best: those whose number or transaction ends with it, then the beginning of a
 * person's name or e-mail address, a phone number, then all others; the newest first. Without the index, SQL only puts
 * the first of these before the others.
 */
export async function findBestMatches(
  { db, orderIndex, ledger }: Pick<OrderDependencies, 'db' | 'orderIndex' | 'ledger'>,
  scope: OrderScope,
  { term, limit }: FindQuery,
): Promise<OrderRecord[]> {
  const isIndexed = scope === 'every-order' || 'tier' in scope
  const tier = scope !== 'every-order' && 'tier' in scope ? scope.tier : undefined
  // The index stores texts line by line.
  const canUseIndex = isIndexed && !/[\n\0]/.test(term)
  const found = canUseIndex && (await orderIndex?.query('find', { tier, q: term, limit }))
  const ids = found || (await findIdsBySql(db, scope, { term, limit }))
  const loaded = await createOrderReader(ledger).load(db, ids)
  const orders = new Map(loaded.map((order) => [order.id, order]))
  return ids.flatMap((id) => orders.get(id) ?? [])
}
