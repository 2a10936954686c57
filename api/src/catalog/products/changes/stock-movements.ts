import type { Paise } from '@store/contract/rules/pricing/money'
import type { StockMovementKind } from '@store/contract/rules/stock/stock-movement-kinds'
import type { Database } from '../../../base/base.ts'

/** Why stock is changed, where no order says it. */
export interface StockCause {
  kind: Exclude<StockMovementKind, 'opening'>
  at: Date
  /** Undefined for the store itself. */
  actorId?: number | undefined
  /** Public id of the paper: a bill of a supplier, or a count. */
  reference?: string | undefined
}

/** A change of the free stock of a product. */
export interface StockMovement {
  productId: number
  /** Negative for pieces that are gone. */
  quantity: number
  /** Line of the paper, from 1: each is posted once. */
  line?: number | undefined
  /** Of a piece, without GST. */
  cost?: Paise | undefined
}

const rowsAtOnce = 1_000

const beginning = ['stock_movements', 'product_id', 'kind', 'quantity', 'actor_id', 'created_at']

/**
 * Records changes of stock in the transaction that makes them, after the products were changed: the foreign key takes a shared
 * lock on them (ADR 0006). Nothing is changed or deleted later.
 */
export async function recordMovements(
  trx: Database,
  movements: readonly StockMovement[],
  { kind, at, actorId, reference }: StockCause,
): Promise<void> {
  const rows = movements.map(({ productId, quantity, line, cost }) => ({
    product_id: productId,
    kind,
    quantity,
    reference: reference ?? null,
    line_no: line ?? null,
    cost_paise: cost ?? null,
    actor_id: actorId ?? null,
    created_at: at,
  }))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx('stock_movements').insert(rows.slice(start, start + rowsAtOnce))
  }
}

/** Records what new products begin with, also nothing: their cards begin here. */
export async function recordBeginnings(
  trx: Database,
  publicIds: readonly string[],
  { kind, at, actorId }: StockCause,
): Promise<void> {
  const products = trx('products')
    .whereIn('public_id', [...publicIds])
    .orderBy('id')
    .select(
      'id',
      trx.raw('?', [kind]),
      'stock',
      trx.raw('?', [actorId ?? null]),
      trx.raw('?', [at]),
    )
  await trx(trx.raw('?? (??, ??, ??, ??, ??)', beginning)).insert(products)
}
