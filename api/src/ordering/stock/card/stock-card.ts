import { paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { StockCard } from '@store/contract/schemas/stock/stock'
import type { Database } from '../../../base/base.ts'
import { findLastCosts, findLiveProduct, ProductNotFoundError } from '../../../catalog/catalog.ts'
import { presentMargin } from '../margins.ts'
import { findPromised } from '../promised-query.ts'
import { type CardRow, findCardPage, findCardStart, sumCard } from './card-query.ts'

type Movement = StockCard['movements'][number]

/** Reads the stock card of a product (stock 1.3). */
export type ReadStockCard = (
  publicId: string,
  page: { page: number; limit: number },
) => Promise<StockCard & { total: number }>

function presentRow(row: CardRow, balance: number): Movement {
  const { at, kind, quantity, orderId, paper, label, actor, costPaise } = row
  return {
    at: at.toISOString(),
    ...{ kind, quantity: Number(quantity), balance },
    ...(orderId !== null && { order: orderId }),
    ...(paper !== null && { paper }),
    ...(label !== null && { label }),
    ...(actor !== null && { by: actor }),
    ...(costPaise !== null && { cost: rupeesFromPaise(paise(Number(costPaise))) }),
  }
}

/** Everything of the card is of one instant, so that it sums to the stock that it shows. */
async function readIn(
  trx: Database,
  publicId: string,
  { page, limit }: { page: number; limit: number },
): Promise<StockCard & { total: number }> {
  const product = await findLiveProduct(trx, publicId)
  if (!product) throw new ProductNotFoundError()
  const { id: productId, stock, name, brand, modelNo } = product
  const start = await findCardStart(trx, productId)
  // An opening says what there was before the orders of its time, whose papers are not shown.
  const since = start?.kind === 'opening' ? start.at : undefined
  const all = await sumCard(trx, { productId })
  const shown = since ? await sumCard(trx, { productId, since }) : all
  const began = start && start.quantity + all.sum - shown.sum
  const unexplained = stock - shown.sum - (began ?? 0)
  const beginnings: Movement[] = [
    ...(unexplained === 0
      ? []
      : [
          {
            kind: 'unexplained' as const,
            quantity: unexplained,
            balance: (began ?? 0) + unexplained,
          },
        ]),
    ...(start && began !== undefined
      ? [{ at: start.at.toISOString(), kind: start.kind, quantity: began, balance: began }]
      : []),
  ]
  const offset = (page - 1) * limit
  const { rows, newer } = await findCardPage(trx, { productId, since }, { offset, limit })
  let balance = stock - newer
  const movements = rows.map((row) => {
    const shownRow = presentRow(row, balance)
    balance -= shownRow.quantity
    return shownRow
  })
  const end = Math.max(0, offset + limit - shown.count)
  const margin = presentMargin(product, (await findLastCosts(trx, [productId])).get(productId))
  return {
    product: { _id: publicId, name, brand, modelNo },
    stock,
    promised: (await findPromised(trx, [productId])).get(productId) ?? 0,
    ...(margin && { margin }),
    movements: [...movements, ...beginnings.slice(Math.max(0, offset - shown.count), end)],
    total: shown.count + beginnings.length,
  }
}

export function createStockCards(db: Database): ReadStockCard {
  return async (publicId, page) =>
    db.transaction(async (trx) => readIn(trx, publicId, page), {
      isolationLevel: 'repeatable read',
    })
}
