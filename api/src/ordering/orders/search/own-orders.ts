import { largestListLimit } from '@store/contract/rules/limits'
import type { Knex } from 'knex'
import { type Database, docketKeyOf, likeTyped } from '../../../base/base.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { createOrderReader } from '../order-query.ts'
import type { OrderFilters } from './order-filters.ts'
import { applyFilters, idsOf, matchesText } from './order-search.ts'
import { searchedDaysOf } from './searched-days.ts'

type OwnOrdersDependencies = Pick<OrderDependencies, 'db' | 'ledger' | 'clock'>

/** Query for a buyer's own orders. */
interface OwnOrdersList {
  userId: number
  filters: OrderFilters
  cursor?: string | undefined
  limit: number
}

/** A page of the orders of one buyer, newest first. */
export interface OwnOrdersPage {
  orders: OrderRecord[]
  /** Cursor of the next page; undefined on the last page. */
  next: string | undefined
  /** Number of orders on all pages. */
  total: number
}

/** What people write before the number of a docket; the number alone is stored. */
const docketPrefix =
  /^(?:l\.?r|docket|awb|consignment)(?![a-z])\.?\s*(?:no|number)?(?![a-z])[\s:#.-]*/i

/** The search text of an order has as many products as fit into it; a buyer also finds the others. */
function matchesLine(db: Database, letters: string): (lines: Knex.QueryBuilder) => void {
  return (lines) => {
    const key = docketKeyOf(letters)
    void lines
      .from('order_lines')
      .where('order_lines.order_id', db.ref('orders.id'))
      .where((texts) => {
        void texts.whereRaw('LOWER(CONCAT_WS(?, order_lines.model_no, order_lines.name)) LIKE ?', [
          '\n',
          likeTyped(letters.toLowerCase()),
        ])
        if (key === undefined) return
        // A model number is written with other signs on every box.
        void texts.orWhereRaw(
          "REPLACE(REPLACE(REPLACE(LOWER(order_lines.model_no), '-', ''), ' ', ''), '/', '') LIKE ?",
          `%${key}%`,
        )
      })
      .select('order_lines.order_id')
  }
}

/** Number, products, docket and payment reference of an order, or the day on which it was placed. */
function matchesOwnText(
  { db, clock }: OwnOrdersDependencies,
  letters: string,
): (texts: Knex.QueryBuilder) => void {
  const docket = letters.replace(docketPrefix, '')
  const days = searchedDaysOf(letters, clock.now())
  return (texts) => {
    void texts.where(matchesText(letters)).orWhereExists(matchesLine(db, letters))
    if (docket !== letters && docket !== '') void texts.orWhere(matchesText(docket))
    if (days) {
      void texts.orWhere((placed) => {
        void placed
          .where('orders.created_at', '>=', days.from)
          .where('orders.created_at', '<', days.to)
      })
    }
  }
}

function applyNeedsBuyer(
  query: Knex.QueryBuilder,
  { whereHasMoney }: OwnOrdersDependencies['ledger'],
): void {
  void query.whereNot('orders.order_status', 'cancelled').where((unpaid) => {
    void unpaid
      .where('orders.payment_status', 'failed')
      .orWhere({ 'orders.payment_method': 'online', 'orders.payment_status': 'pending' })
      .orWhere((reserved) => {
        void reserved
          .whereNotNull('orders.payment_code')
          .whereNull('orders.proof_file_id')
          // One on credit waits for its invoice first.
          .where((isAsked) => {
            void isAsked
              .whereNull('orders.credit_days')
              .orWhereIn('orders.order_status', ['shipped', 'delivered'])
          })
          .where((open) => {
            void open.where('orders.payment_status', 'pending').orWhere((inPart) => {
              void inPart
                .where('orders.payment_status', 'processing')
                .modify(whereHasMoney, 'orders.id')
            })
          })
      })
  })
}

/** FORCE INDEX: otherwise the optimizer reads deep pages by the wrong part of the key (base 4.4). */
function selectOwn(
  dependencies: OwnOrdersDependencies,
  { userId, filters }: OwnOrdersList,
): Knex.QueryBuilder {
  const { db, ledger } = dependencies
  const query = db
    .from(db.raw('orders FORCE INDEX (orders_of_user)'))
    .where('orders.user_id', userId)
  applyFilters(query, filters)
  if (filters.q) void query.where(matchesOwnText(dependencies, filters.q))
  // Compared in any case by the column's collation.
  if (filters.poNumber) void query.where('orders.po_number', filters.poNumber)
  if (filters.needsBuyer) applyNeedsBuyer(query, ledger)
  return query
}

async function findOwnIds(
  dependencies: OwnOrdersDependencies,
  list: OwnOrdersList,
): Promise<number[]> {
  const query = selectOwn(dependencies, list)
    .orderBy('orders.public_id', 'desc')
    .limit(list.limit + 1)
  if (list.cursor) void query.where('orders.public_id', '<', list.cursor)
  return idsOf(query.select('orders.id'))
}

async function countOwn(dependencies: OwnOrdersDependencies, list: OwnOrdersList): Promise<number> {
  const rows: { total: number }[] = await selectOwn(dependencies, list).count({ total: '*' })
  return Number(rows[0]?.total)
}

async function loadPage(
  { db, ledger }: OwnOrdersDependencies,
  ids: readonly number[],
  limit: number,
) {
  const orders = await createOrderReader(ledger).load(db, ids.slice(0, limit))
  return { orders, next: ids.length > limit ? orders.at(-1)?.publicId : undefined }
}

/** The orders of one buyer that match the filters, newest first. */
export async function listOwnOrders(
  dependencies: OwnOrdersDependencies,
  list: OwnOrdersList,
): Promise<OwnOrdersPage> {
  const [ids, total] = await Promise.all([
    findOwnIds(dependencies, list),
    countOwn(dependencies, list),
  ])
  return { ...(await loadPage(dependencies, ids, list.limit)), total }
}

/** All orders of {@link listOwnOrders}, in batches. */
export async function* walkOwnOrders(
  dependencies: OwnOrdersDependencies,
  list: Pick<OwnOrdersList, 'userId' | 'filters'>,
): AsyncGenerator<OrderRecord[]> {
  const limit = largestListLimit
  let cursor: string | undefined
  do {
    const ids = await findOwnIds(dependencies, { ...list, cursor, limit })
    const { orders, next } = await loadPage(dependencies, ids, limit)
    yield orders
    cursor = next
  } while (cursor !== undefined)
}
