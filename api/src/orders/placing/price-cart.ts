import { splitTax } from '@store/contract/rules/pricing/gst'
import { boundedSumOf, largestTotal, type Paise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { CartLineRecord } from '../../cart/cart.ts'
import { type CartProduct, findCartProducts } from '../../cart/cart-query.ts'
import { findProductsByIds } from '../../catalog/product-query.ts'
import type { Database } from '../../database/database.ts'
import type { Buyer } from '../../http/actor.ts'
import type { OrderLineRecord } from '../order.ts'
import {
  EmptyCartError,
  OrderTooLargeError,
  OutOfStockError,
  stockExceededError,
  totalRoseError,
} from '../order-errors.ts'

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

/** The lines in stock (spec §4: lines with stock 0 are hidden and not counted). */
function selectOrderable(cart: readonly CartProduct[]): CartProduct[] {
  if (cart.length === 0) throw new EmptyCartError()
  const inStock = cart.filter(({ product }) => product.stock > 0)
  if (inStock.length === 0) throw new OutOfStockError()
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

/** Prices a line and splits off the included tax (api.md, price rule). */
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
 * @throws HttpError 409 when the cart is empty, exceeds the stock, or costs more than the expected total; a lower
 *   total is charged
 */
export async function priceCart(
  db: Database,
  cart: { buyer: Buyer; expectedTotal: Paise | undefined; isIntraState: boolean },
): Promise<PricedCart> {
  const { buyer, expectedTotal, isIntraState } = cart
  const orderable = selectOrderable(await findCartProducts(db, buyer.userId))
  const lines = orderable.map((each) => priceCartLine(each, { role: buyer.role, isIntraState }))
  const total = boundedSumOf(lines.map((line) => line.total))
  if (total >= largestTotal) throw new OrderTooLargeError()
  if (expectedTotal !== undefined && total > expectedTotal) {
    throw totalRoseError(total, expectedTotal)
  }
  return { cartLines: orderable.map(({ line }) => line), lines, total }
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
