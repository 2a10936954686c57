import type { Role } from '@store/contract/rules/accounts/roles'
import { type Database, leftJoinFile } from '../../base/base.ts'
import { joinedProduct, leftJoinProductOnSale } from '../../catalog/catalog.ts'
import { joinUser, leftJoinUser, userColumns } from '../../people/people.ts'
import { readOpenAmounts } from './ledger/open-amounts.ts'
import { countingRefunds } from './ledger/order-refunds.ts'
import type { PaymentLedger } from './ledger/payment-ledger.ts'
import { readRefundStates } from './ledger/refund-states.ts'
import type { OrderRecord } from './order.ts'
import { applyScope } from './order-join.ts'
import {
  eventOf,
  type JoinedOrderRow,
  lineOf,
  type OrderEventRow,
  type OrderLineRow,
  orderOf,
} from './order-row.ts'
import type { OrderScope } from './order-scope.ts'

type LineRow = OrderLineRow & { product_public_id: string | null }
type EventRow = OrderEventRow & { actor_name: string | null; actor_role: Role | null }

async function readOrders(db: Database, ids: readonly number[]): Promise<JoinedOrderRow[]> {
  return db('orders')
    .modify(joinUser, 'orders.user_id')
    .modify(leftJoinFile, 'proof', 'orders.proof_file_id')
    .modify(leftJoinFile, 'bill', 'orders.bill_file_id')
    .whereIn('orders.id', [...ids])
    .select('orders.*', {
      buyer_public_id: userColumns.publicId,
      buyer_name: userColumns.name,
      buyer_email: userColumns.email,
      proof_public_id: 'proof.public_id',
      proof_media_type: 'proof.media_type',
      bill_public_id: 'bill.public_id',
    })
}

async function readLines(db: Database, ids: readonly number[]): Promise<LineRow[]> {
  return db('order_lines')
    .modify(leftJoinProductOnSale, 'order_lines.product_id')
    .whereIn('order_lines.order_id', [...ids])
    .orderBy(['order_lines.order_id', 'order_lines.line_no'])
    .select('order_lines.*', { product_public_id: joinedProduct.publicId })
}

async function readEvents(db: Database, ids: readonly number[]): Promise<EventRow[]> {
  return db('order_events')
    .modify(leftJoinUser, 'order_events.actor_id')
    .whereIn('order_events.order_id', [...ids])
    .orderBy(['order_events.order_id', 'order_events.id'])
    .select('order_events.*', { actor_name: userColumns.name, actor_role: userColumns.role })
}

const isCreditNote = ({ kind, to_value: to }: OrderEventRow) => kind === 'bill' && to === 'credited'

function byOrder<Row extends { order_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.order_id)
    if (group) group.push(row)
    else groups.set(row.order_id, [row])
  }
  return groups
}

/** Reads orders with their lines, timelines, buyers, files and money. */
export interface OrderReader {
  /**
   * Loads orders in three statements; others ask what orders that were paid in part have received, and what goes or went
   * back of those that are cancelled or have a credit note.
   * @param ids internal keys, already restricted to what the caller may see
   * @returns the orders in the order of the ids
   */
  load(db: Database, ids: readonly number[]): Promise<OrderRecord[]>
  /**
   * Finds several orders in a scope.
   * @returns the orders in the order of their public ids; those outside the scope are left out
   */
  findSeveral(db: Database, publicIds: readonly string[], scope: OrderScope): Promise<OrderRecord[]>
  /** Finds an order in a scope; undefined when it does not exist or is outside the scope. */
  find(db: Database, publicId: string, scope: OrderScope): Promise<OrderRecord | undefined>
}

export function createOrderReader(ledger: PaymentLedger): OrderReader {
  async function load(db: Database, ids: readonly number[]): Promise<OrderRecord[]> {
    if (ids.length === 0) return []
    const [orders, lines, events] = await Promise.all([
      readOrders(db, ids),
      readLines(db, ids),
      readEvents(db, ids),
    ])
    const openAmounts = await readOpenAmounts(db, orders, ledger)
    const rows = new Map(orders.map((row) => [row.id, row]))
    const linesOf = byOrder(lines)
    const eventsOf = byOrder(events)
    const refundable = orders.filter(
      ({ id, order_status: status }) =>
        status === 'cancelled' || (eventsOf.get(id) ?? []).some(isCreditNote),
    )
    const refundStates = await readRefundStates(db, refundable, ledger)
    return ids.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const { refundDue, refunds = [] } = refundStates.get(id) ?? {}
      // Who gets or got money back pays no rest.
      const paysRest = refundDue === undefined && countingRefunds(refunds).length === 0
      return {
        ...orderOf(row),
        openAmount: paysRest ? openAmounts.get(id) : undefined,
        refundDue,
        refunds,
        lines: (linesOf.get(id) ?? []).map(lineOf),
        events: (eventsOf.get(id) ?? []).map(eventOf),
      }
    })
  }

  return {
    load,

    async findSeveral(db, publicIds, scope) {
      const found: { id: number; public_id: string }[] = await applyScope(
        db('orders').whereIn('orders.public_id', [...publicIds]),
        scope,
      ).select('orders.id', 'orders.public_id')
      const idOf = new Map(found.map((row) => [row.public_id, row.id]))
      return load(
        db,
        publicIds.flatMap((publicId) => idOf.get(publicId) ?? []),
      )
    },

    async find(db, publicId, scope) {
      const found: { id: number } | undefined = await applyScope(
        db('orders').where('orders.public_id', publicId).first('orders.id'),
        scope,
      )
      const [order] = found ? await load(db, [found.id]) : []
      return order
    },
  }
}

/** Number of orders by buyer; a buyer without orders is absent. */
export async function countOrdersOfBuyers(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map()
  const rows: { user_id: number; total: number | string }[] = await db('orders')
    .whereIn('user_id', [...userIds])
    .select('user_id')
    .count({ total: '*' })
    .groupBy('user_id')
  return new Map(rows.map(({ user_id: userId, total }) => [userId, Number(total)]))
}
