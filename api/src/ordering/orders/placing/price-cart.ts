import { splitTax } from '@store/contract/rules/pricing/gst'
import { boundedSumOf, largestTotal, type Paise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { Buyer, Database } from '../../../base/base.ts'
import { findProductsByIds } from '../../../catalog/catalog.ts'
import type { CartLineRecord } from '../../cart/cart.ts'
import { type CartProduct, findCartProducts } from '../../cart/cart-query.ts'
import type { ExpectedOrder, OrderLineRecord } from '../order.ts'
import {
  EmptyCartError,
  OrderTooLargeError,
  outOfStockError,
  stockExceededError,
} from '../order-errors.ts'
import { assertLinesAsSeen, assertTotalAsSeen } from './expected-order.ts'

/** A line of a new order; its product is on sale. */
export interface PricedLine extends OrderLineRecord {
  productId: number
  productPublicId: string
}

/** The lines of a cart that can be ordered, at current prices. */
export interface PricedCart {
  /** The ordered lines of the cart. */
  cartLines: CartLineRecord[]
  lines: PricedLine[]
  total: Paise
  /** What got cheaper since the buyer saw it. */
  note: string | undefined
}

interface Quantity {
  productPublicId: string
  name: string
  quantity: number
  stock: number
}

function assertInStock(quantities: readonly Quantity[]): void {
  const short = quantities.filter(({ quantity, stock }) => quantity > stock)
  if (short.length > 0) throw stockExceededError(short)
}

/** The lines in stock (ordering 1.3). */
function selectOrderable(cart: readonly CartProduct[]): CartProduct[] {
  if (cart.length === 0) throw new EmptyCartError()
  const inStock = cart.filter(({ product }) => product.stock > 0)
  if (inStock.length === 0) {
    throw outOfStockError(
      cart.map(({ product }) => ({ ...product, productPublicId: product.publicId })),
    )
  }
  assertInStock(
    inStock.map(({ line, product: { publicId, name, stock } }) => ({
      productPublicId: publicId,
      name,
      quantity: line.quantity,
      stock,
    })),
  )
  return inStock
}

/** Prices a line and splits off the included tax (money 7.1). */
export function priceCartLine(
  { line: { quantity }, product }: CartProduct,
  { role, isIntraState }: { role: Buyer['role']; isIntraState: boolean },
): PricedLine {
  const { id, publicId, name, modelNo, brand, category, hsn, unit } = product
  const { gstPercent } = product
  const tierPrice = product.pricesPaise[role]
  const { unitPrice, total } = priceLine({ tierPrice, slabs: product.slabs, quantity })
  const tax = splitTax({ gross: total, ratePercent: gstPercent, intraState: isIntraState })
  const { taxable, cgst, sgst, igst } = tax
  const named = { productId: id, productPublicId: publicId, name, modelNo, brand, category }
  const snapshot = { ...named, hsn, unit, gstPercent }
  return { ...snapshot, quantity, unitPrice, total, taxable, cgst, sgst, igst }
}

/**
 * Prices a buyer's cart. Prices include GST, so lines simply add up.
 * @throws HttpError 409 when the cart is empty, exceeds the stock, or is not what its buyer saw; a lower price is charged
 */
export async function priceCart(
  db: Database,
  cart: { buyer: Buyer; expected: ExpectedOrder; isIntraState: boolean },
): Promise<PricedCart> {
  const {
    buyer: { userId, role },
    expected,
    isIntraState,
  } = cart
  const products = await findCartProducts(db, userId)
  const price = (each: CartProduct) => priceCartLine(each, { role, isIntraState })
  const current = products.map((each) => {
    const { productPublicId: productId, name, quantity, unitPrice } = price(each)
    return { productId, name, quantity, unitPrice, stock: each.product.stock }
  })
  const cheaper = await assertLinesAsSeen(db, expected.lines, current)
  const orderable = selectOrderable(products)
  const lines = orderable.map(price)
  const total = boundedSumOf(lines.map((line) => line.total))
  if (total >= largestTotal) throw new OrderTooLargeError()
  const lower = await assertTotalAsSeen(db, { userId, expected, total }, current)
  return { cartLines: orderable.map(({ line }) => line), lines, total, note: cheaper ?? lower }
}

/**
 * Reads the stock of lines again, to name those that ran out instead of dropping them from the order.
 * @throws HttpError (409)
 */
export async function assertStillInStock(
  db: Database,
  lines: readonly PricedLine[],
): Promise<void> {
  const products = await findProductsByIds(
    db,
    lines.map(({ productId }) => productId),
  )
  const stockOf = new Map(products.map(({ id, stock }) => [id, stock]))
  assertInStock(lines.map((line) => ({ ...line, stock: stockOf.get(line.productId) ?? 0 })))
}
