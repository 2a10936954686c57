import { mostOrdersAtOnce } from '@store/contract/rules/limits'
import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import {
  type HoldEnd,
  type HoldGroup,
  heldStates,
  holdEndOf,
} from '@store/contract/rules/orders/reserved/hold'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import { OrderNotFoundError } from '../order-errors.ts'
import { applyScope } from '../order-join.ts'
import type { OrderScope } from '../order-scope.ts'
import { AccountWithoutOrdersError, NetworkUnknownError } from './hold-errors.ts'

/** Whose holds are meant: of the buyer or the network of an order, or of an account. Ids are public. */
export type HoldOwner = { order: string; of: HoldGroup } | { account: string }

/** The orders that count together: of a buyer, or of a network, of which those of known buyers are left alone. */
export type OwnedOrders = { userId: number } | { networkMac: string }

/** An order whose goods nobody has paid, and nobody has decided on. */
export interface HoldRecord {
  publicId: string
  total: Paise
  pieces: number
  /** Its payment proof is not checked yet. */
  hasProof: boolean
}

/** The holds of a buyer or a network, oldest first, and how many other orders are left alone. */
export interface HoldList {
  orders: HoldRecord[]
  buyers: number
  more: number
  untouched: { paid: number; inWork: number; known: number }
}

const isKnownSql =
  "EXISTS (SELECT 1 FROM orders p WHERE p.user_id = orders.user_id AND p.payment_status = 'paid')"

/**
 * Finds whose orders are meant, within a scope.
 * @throws OrderNotFoundError (404); AccountWithoutOrdersError (404); NetworkUnknownError (409)
 */
export async function findOwnedOrders(
  db: Database,
  scope: OrderScope,
  owner: HoldOwner,
): Promise<OwnedOrders> {
  const query = applyScope(db('orders'), scope)
  if ('account' in owner) {
    const row: { userId: number } | undefined = await query
      .modify(joinUser, 'orders.user_id')
      .where(userColumns.publicId, owner.account)
      .first({ userId: 'orders.user_id' })
    if (!row) throw new AccountWithoutOrdersError()
    return row
  }
  const row: { userId: number; networkMac: string | null } | undefined = await query
    .leftJoin('order_networks', 'order_networks.order_id', 'orders.id')
    .where('orders.public_id', owner.order)
    .first({ userId: 'orders.user_id', networkMac: 'order_networks.network_mac' })
  if (!row) throw new OrderNotFoundError()
  const { userId, networkMac } = row
  if (owner.of === 'buyer') return { userId }
  if (networkMac === null) throw new NetworkUnknownError()
  return { networkMac }
}

/** Restricts a query on `orders` to the orders that count together. */
function applyOwner(query: Knex.QueryBuilder, owned: OwnedOrders): Knex.QueryBuilder {
  if ('userId' in owned) return query.where('orders.user_id', owned.userId)
  return query
    .join('order_networks', 'order_networks.order_id', 'orders.id')
    .where('order_networks.network_mac', owned.networkMac)
}

/** Whether an order counts to those of a network. */
export async function isOfNetwork(
  db: Database,
  { orderId, networkMac }: { orderId: number; networkMac: string },
): Promise<boolean> {
  const row: object | undefined = await db('order_networks')
    .where({ order_id: orderId, network_mac: networkMac })
    .first('order_id')
  return row !== undefined
}

interface StateRow {
  status: OrderStatus
  paymentStatus: PaymentStatus
  isKnown: number
  count: number | string
}

function sumOf(rows: readonly StateRow[], isCounted: (row: StateRow) => boolean): number {
  return rows.filter(isCounted).reduce((sum, { count }) => sum + Number(count), 0)
}

const endOf = ({ status, paymentStatus }: StateRow): HoldEnd | undefined =>
  holdEndOf({ orderStatus: status, paymentStatus })

/** Lists the holds that an admin may cancel, and counts what is left alone. */
export async function findHolds(
  db: Database,
  scope: OrderScope,
  owned: OwnedOrders,
): Promise<HoldList> {
  const isOfNetworkOnly = 'networkMac' in owned
  const held = applyOwner(applyScope(db('orders'), scope), owned)
    .where('orders.order_status', heldStates.orderStatus)
    .whereIn('orders.payment_status', [...heldStates.paymentStatuses])
  if (isOfNetworkOnly) void held.whereRaw(`NOT ${isKnownSql}`)
  const rows: {
    publicId: string
    userId: number
    total: number
    proofStatus: string | null
    pieces: number | string
  }[] = await held
    .orderBy('orders.id')
    .limit(mostOrdersAtOnce)
    .select({
      publicId: 'orders.public_id',
      userId: 'orders.user_id',
      total: 'orders.total_paise',
      proofStatus: 'orders.proof_status',
      pieces: db.raw('(SELECT SUM(quantity) FROM order_lines WHERE order_id = orders.id)'),
    })
  const states: StateRow[] = await applyOwner(applyScope(db('orders'), scope), owned)
    .select({
      status: 'orders.order_status',
      paymentStatus: 'orders.payment_status',
      isKnown: db.raw(isKnownSql),
      count: db.raw('COUNT(*)'),
    })
    .groupBy('status', 'paymentStatus', 'isKnown')
  const isSpared = ({ isKnown }: StateRow) => isOfNetworkOnly && Number(isKnown) === 1
  const all = sumOf(states, (row) => endOf(row) === undefined && !isSpared(row))
  return {
    orders: rows.map(({ publicId, total, proofStatus, pieces }) => ({
      publicId,
      total: paise(Number(total)),
      pieces: Number(pieces),
      hasProof: proofStatus === 'unverified',
    })),
    buyers: new Set(rows.map(({ userId }) => userId)).size,
    more: Math.max(0, all - rows.length),
    untouched: {
      paid: sumOf(states, (row) => endOf(row) === 'paid'),
      inWork: sumOf(states, (row) => ['begun', 'money'].includes(endOf(row) ?? '')),
      known: sumOf(states, (row) => endOf(row) === undefined && isSpared(row)),
    },
  }
}
