import type { Tier } from '@store/contract/rules/accounts/roles'
import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import { plainText } from '@store/contract/rules/plain-text'
import { type Database, inBatches, readAllById } from '../../../base/base.ts'
import type { IndexedLine, IndexedOrder } from './indexed-order.ts'
import type { OrderStates } from './order-states-byte.ts'

/** Orders per statement. */
const batchSize = 1000

interface StatesRow {
  id: number
  tier: Tier
  order_status: OrderStatus
  payment_status: PaymentStatus
  payment_reference: string | null
  docket_number: string | null
  proof_file_id: number | null
}

type IndexedRow = StatesRow & {
  total_paise: number
  created_at: Date
  search_text: string
}

/** A line as an array: objects would dominate the load time. */
type IndexedLineRow = [
  orderId: number,
  productId: number | null,
  brand: string,
  category: string,
  quantity: number,
  totalPaise: number,
]

const statesColumns = [
  ...(['id', 'tier', 'order_status', 'payment_status'] as const),
  ...(['payment_reference', 'docket_number', 'proof_file_id'] as const),
]
const columns = [...statesColumns, ...(['total_paise', 'created_at', 'search_text'] as const)]

/** The mutable fields of an order. */
interface ChangedOrder {
  id: number
  states: OrderStates
  /** Changes when a rejected proof is replaced. */
  paymentReference: string | undefined
  docketNumber: string | undefined
}

function statesOf(row: StatesRow): OrderStates {
  const { tier, order_status: status, payment_status: paymentStatus } = row
  return { tier, status, paymentStatus, hasProof: row.proof_file_id !== null }
}

function lineOf([, productId, brand, category, quantity, totalPaise]: IndexedLineRow): IndexedLine {
  return { ...(productId !== null && { productId }), brand, category, quantity, totalPaise }
}

function indexedOf(row: IndexedRow): IndexedOrder {
  return {
    id: row.id,
    ...statesOf(row),
    at: row.created_at.getTime(),
    totalPaise: row.total_paise,
    // Orders of older releases have dashes and apostrophes as they were typed.
    searchText: plainText(row.search_text),
    paymentReference: row.payment_reference ?? undefined,
    docketNumber: row.docket_number ?? undefined,
  }
}

/** All orders, in batches. */
export async function* readAllOrders(db: Database): AsyncGenerator<IndexedOrder[]> {
  const select = () => db('orders').select(...columns)
  for await (const rows of readAllById<IndexedRow>(select, batchSize)) yield rows.map(indexedOf)
}

/** Some orders, by their internal keys. */
export async function* readOrdersOf(
  db: Database,
  ids: readonly number[],
): AsyncGenerator<IndexedOrder[]> {
  for (const some of inBatches(ids, batchSize)) {
    const rows: IndexedRow[] = await db('orders')
      .select(...columns)
      .whereIn('id', some)
    yield rows.map(indexedOf)
  }
}

/** The lines of some orders, in the order of the given keys. */
export async function readLinesOf(db: Database, ids: readonly number[]): Promise<IndexedLine[][]> {
  const rows: IndexedLineRow[] = await db('order_lines')
    .select('order_id', 'product_id', 'brand', 'category', 'quantity', 'total_paise')
    .whereIn('order_id', [...ids])
    .options({ rowsAsArray: true })
  const ofOrder = new Map<number, IndexedLine[]>(ids.map((id) => [id, []]))
  for (const row of rows) ofOrder.get(row[0])?.push(lineOf(row))
  return [...ofOrder.values()]
}

/** The newest timeline event ids, newest first. Every change of an order writes an event (update-order.ts). */
export async function readNewestEventIds(db: Database, limit: number): Promise<number[]> {
  return db('order_events').orderBy('id', 'desc').limit(limit).pluck('id')
}

/** The orders changed by timeline events after an id, and by some earlier events. */
export async function readChanges(
  db: Database,
  { after, alsoIds }: { after: number; alsoIds: readonly number[] },
): Promise<{ eventIds: number[]; orders: ChangedOrder[] }> {
  const events: { id: number; order_id: number }[] = await db('order_events')
    .select('id', 'order_id')
    .where('id', '>', after)
    .orWhereIn('id', [...alsoIds])
  const changed = [...new Set(events.map(({ order_id: orderId }) => orderId))]
  const orders: ChangedOrder[] = []
  for (const some of inBatches(changed, batchSize)) {
    const rows: StatesRow[] = await db('orders')
      .select(...statesColumns)
      .whereIn('id', some)
    for (const row of rows) {
      const paymentReference = row.payment_reference ?? undefined
      const docketNumber = row.docket_number ?? undefined
      orders.push({ id: row.id, states: statesOf(row), paymentReference, docketNumber })
    }
  }
  return { eventIds: events.map(({ id }) => id), orders }
}
