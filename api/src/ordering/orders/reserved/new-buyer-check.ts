import {
  excessOf,
  type NewBuyerLimits,
  type UnpaidGoods,
} from '@store/contract/rules/orders/reserved/new-buyer-limits'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { type Database, type RowsOf, type Statement, selectRows } from '../../../base/base.ts'
import { selectStockStatement } from '../../../catalog/catalog.ts'
import type { OrderRecord } from '../order.ts'
import { newBuyerExcessError } from './new-buyer-error.ts'
import {
  lockNetworkStatement,
  type NewBuyerScope,
  unpaidOrdersStatement,
  unpaidPiecesStatement,
} from './new-buyer-orders.ts'

/** The limits of a buyer without a paid order, and where the order comes from. */
export interface NewBuyerTerms {
  limits: NewBuyerLimits
  /** The network as a keyed hash; undefined when it is none of clients. */
  networkMac: string | undefined
}

/** A line of a new order. */
interface OrderedPieces {
  productId: number
  name: string
  quantity: number
}

/** How a transaction checks the order of a new buyer that it writes. */
export interface NewBuyerCheck {
  /** To be sent before the order. */
  before: readonly Statement[]
  /** To be sent after the order, its lines and the stock. */
  after: readonly Statement[]
  /** @throws HttpError (409) when the order exceeds a limit */
  assertWithin(rowsOf: RowsOf): void
}

type StatementRow = ReturnType<RowsOf>[number]

/** Numbers by id; sums are decimals, which the driver reads as text. */
function numbersById(rows: ReturnType<RowsOf>, id: string, value: string): Map<number, number> {
  return new Map(rows.map((row) => [Number(row[id]), Number(row[value])]))
}

function sumOf(orders: ReturnType<RowsOf>): Paise {
  return paise(orders.reduce((sum, { total }) => sum + Number(total), 0))
}

/**
 * What a new buyer and its network hold together with an order that is not written: as {@link checkNewBuyer} counts it once it
 * is.
 */
export async function readGoodsWith(
  db: Database,
  order: {
    userId: number
    total: Paise
    lines: readonly (OrderedPieces & { total: Paise; stock: number })[]
  },
  { limits, networkMac }: NewBuyerTerms,
): Promise<Omit<UnpaidGoods, 'isReserved'>> {
  const { userId, total, lines } = order
  const scope: NewBuyerScope = { userId, networkMac }
  const large = lines.filter(({ quantity }) => quantity > limits.pieces)
  const ids = large.map(({ productId }) => productId)
  const orders = await selectRows<StatementRow>(db, unpaidOrdersStatement(scope))
  const pieces =
    ids.length === 0 ? [] : await selectRows<StatementRow>(db, unpaidPiecesStatement(scope, ids))
  const held = numbersById(pieces, 'productId', 'pieces')
  const ofBuyer = sumOf(orders.filter((row) => row.userId === userId))
  return {
    ofBuyer: paise(ofBuyer + total),
    ofNetwork: paise(sumOf(orders) + total),
    products: large.map(({ productId, name, quantity, stock }) => ({
      name,
      quantity,
      held: (held.get(productId) ?? 0) + quantity,
      stock: stock - quantity,
    })),
  }
}

/** Checks the order of a new buyer against what it and its network hold, once it is written and before the COMMIT. */
export function checkNewBuyer(
  order: Pick<OrderRecord, 'buyer' | 'payBy' | 'createdAt'> & { lines: readonly OrderedPieces[] },
  { limits, networkMac }: NewBuyerTerms,
): NewBuyerCheck {
  const scope: NewBuyerScope = { userId: order.buyer.userId, networkMac }
  const large = order.lines.filter(({ quantity }) => quantity > limits.pieces)
  const ids = large.map(({ productId }) => productId)
  const selectOrders = unpaidOrdersStatement(scope)
  const selectPieces = unpaidPiecesStatement(scope, ids)
  const selectStock = selectStockStatement(ids)
  const isReserved = order.payBy !== undefined

  function goodsOf(rowsOf: RowsOf): UnpaidGoods {
    const orders = rowsOf(selectOrders)
    const held = numbersById(rowsOf(selectPieces), 'productId', 'pieces')
    const stock = numbersById(rowsOf(selectStock), 'id', 'stock')
    return {
      isReserved,
      ofBuyer: sumOf(orders.filter(({ userId }) => userId === scope.userId)),
      ofNetwork: sumOf(orders),
      products: large.map(({ productId, name, quantity }) => ({
        name,
        quantity,
        held: held.get(productId) ?? quantity,
        stock: stock.get(productId) ?? 0,
      })),
    }
  }

  return {
    before: networkMac === undefined ? [] : [lockNetworkStatement(networkMac, order.createdAt)],
    after: [selectOrders, ...(large.length > 0 ? [selectPieces, selectStock] : [])],
    assertWithin(rowsOf) {
      const excess = excessOf(goodsOf(rowsOf), limits)
      if (excess) throw newBuyerExcessError(excess, { isReserved })
    },
  }
}
