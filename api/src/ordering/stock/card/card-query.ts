import type { StockCardKind } from '@store/contract/rules/stock/stock-movement-kinds'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'
import { movementColumns, selectMovements } from '../../../catalog/catalog.ts'
import { leftJoinUser, userColumns } from '../../../people/people.ts'

/** A change of the free stock of a product. */
export interface CardRow {
  at: Date
  kind: StockCardKind
  quantity: number
  /** Public id of the order. */
  orderId: string | null
  /** Public id of the bill of a supplier or of the count. */
  paper: string | null
  label: string | null
  actor: string | null
  costPaise: number | null
}

/** What a card begins with. */
export interface CardStart {
  at: Date
  kind: 'opening' | 'created'
  quantity: number
}

const startKinds = ['opening', 'created'] as const

/** The first row of a card; undefined for a product that the former release created while it was replaced. */
export async function findCardStart(
  db: Database,
  productId: number,
): Promise<CardStart | undefined> {
  return selectMovements(db)
    .where(movementColumns.productId, productId)
    .whereIn(movementColumns.kind, [...startKinds])
    .orderBy(movementColumns.id)
    .first({
      at: movementColumns.createdAt,
      kind: movementColumns.kind,
      quantity: movementColumns.quantity,
    })
}

/** Columns of {@link CardRow}, and `place`, by which rows of one instant are told apart. */
function ofOrders(
  db: Database,
  productId: number,
  { at, kind, sign, rank }: { at: Knex.Raw; kind: StockCardKind; sign: string; rank: number },
): Knex.QueryBuilder {
  return db('order_lines')
    .join('orders', 'orders.id', 'order_lines.order_id')
    .where('order_lines.product_id', productId)
    .select({
      at,
      kind: db.raw('?', [kind]),
      quantity: db.raw(`${sign}order_lines.quantity`),
      orderId: 'orders.public_id',
      paper: db.raw('NULL'),
      label: db.raw('NULL'),
      actor: db.raw('NULL'),
      costPaise: db.raw('NULL'),
      ranked: db.raw('?', [rank]),
      place: 'orders.id',
    })
}

/**
 * All changes of the free stock of a product but its beginning: the papers of orders, placed and cancelled, and what was recorded
 * where no order says it. Orders record nothing for it (ADR 0199).
 */
function selectChanges(db: Database, productId: number): Knex.QueryBuilder {
  const cancelledAt = db.raw(`COALESCE((SELECT MIN(order_events.created_at) FROM order_events
    WHERE order_events.order_id = orders.id AND order_events.kind = 'status' AND order_events.to_value = 'cancelled'),
    orders.updated_at)`)
  const placed = { at: db.raw('orders.created_at'), kind: 'ordered', sign: '-', rank: 0 } as const
  const cancelled = { at: cancelledAt, kind: 'cancelled', sign: '', rank: 1 } as const
  const recorded = selectMovements(db)
    .modify(leftJoinUser, movementColumns.actorId)
    .leftJoin('goods_receipts', 'goods_receipts.public_id', movementColumns.reference)
    .leftJoin('suppliers', 'suppliers.id', 'goods_receipts.supplier_id')
    .leftJoin('stock_counts', 'stock_counts.public_id', movementColumns.reference)
    .where(movementColumns.productId, productId)
    .whereNotIn(movementColumns.kind, [...startKinds])
    .select({
      at: movementColumns.createdAt,
      kind: movementColumns.kind,
      quantity: movementColumns.quantity,
      orderId: db.raw('NULL'),
      paper: movementColumns.reference,
      label: db.raw(
        "COALESCE(CONCAT(suppliers.name, ', bill ', goods_receipts.bill_no), stock_counts.note)",
      ),
      actor: userColumns.name,
      costPaise: movementColumns.costPaise,
      ranked: db.raw('2'),
      place: movementColumns.id,
    })
  return db.unionAll([
    ofOrders(db, productId, placed),
    ofOrders(db, productId, cancelled).where('orders.order_status', 'cancelled'),
    recorded,
  ])
}

/** Which changes are meant: of a product, since an instant or all. */
export interface CardQuery {
  productId: number
  since?: Date | undefined
}

function selectCard(db: Database, { productId, since }: CardQuery): Knex.QueryBuilder {
  const card = db.from(selectChanges(db, productId).as('card'))
  return since ? card.where('card.at', '>=', since) : card
}

/** The number and the sum of changes. */
export async function sumCard(
  db: Database,
  query: CardQuery,
): Promise<{ count: number; sum: number }> {
  const [row]: { count: number | string; sum: number | string | null }[] = await selectCard(
    db,
    query,
  )
    .count({ count: '*' })
    .sum({ sum: 'card.quantity' })
  return { count: Number(row?.count), sum: Number(row?.sum ?? 0) }
}

function newestFirst(query: Knex.QueryBuilder): void {
  void query.orderBy([
    { column: 'card.at', order: 'desc' },
    { column: 'card.ranked', order: 'desc' },
    { column: 'card.place', order: 'desc' },
  ])
}

/** A page of changes, newest first, and the sum of all that are newer. */
export async function findCardPage(
  db: Database,
  query: CardQuery,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CardRow[]; newer: number }> {
  const rows: CardRow[] = await selectCard(db, query)
    .modify(newestFirst)
    .offset(offset)
    .limit(limit)
    .select('card.*')
  if (offset === 0) return { rows, newer: 0 }
  const before = selectCard(db, query).modify(newestFirst).limit(offset).select('card.quantity')
  const [row]: { sum: number | string | null }[] = await db
    .from(before.as('newer'))
    .sum({ sum: 'newer.quantity' })
  return { rows, newer: Number(row?.sum ?? 0) }
}
