import type { Tier } from '@store/contract/rules/accounts/roles'
import { splitTax } from '@store/contract/rules/pricing/gst'
import { boundedSumOf, largestTotal, type Paise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { ProductRecord } from '../../catalog/product.ts'
import {
  EmptyCartError,
  OrderTooLargeError,
  OutOfStockError,
  type ShortLine,
  stockExceededError,
} from '../order-errors.ts'

/** A product and its quantity. */
export interface OrderItem {
  product: ProductRecord
  quantity: number
}

/** A priced line that is not stored yet. Money in paise. */
export interface PricedOrderLine extends OrderItem {
  unitPrice: Paise
  total: Paise
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/** The lines whose quantity exceeds the stock. */
export function findShortLines(lines: readonly OrderItem[]): ShortLine[] {
  return lines
    .filter(({ product, quantity }) => quantity > product.stock)
    .map(({ product: { publicId, name, stock } }) => ({ productPublicId: publicId, name, stock }))
}

/**
 * Selects the lines of a cart that are in stock (spec §4: lines with stock 0 are hidden and not counted).
 * @throws 409 'Your cart is empty.', 'Out of stock' or 'Quantity exceeds available stock'
 */
export function selectOrderable(cart: readonly OrderItem[]): OrderItem[] {
  if (cart.length === 0) throw new EmptyCartError()
  const inStock = cart.filter(({ product }) => product.stock > 0)
  if (inStock.length === 0) throw new OutOfStockError()
  const short = findShortLines(inStock)
  if (short.length > 0) throw stockExceededError(short)
  return inStock
}

/** Prices a line and splits off the included tax (api.md, price rule). */
export function priceOrderLine(
  { product, quantity }: OrderItem,
  tier: Tier,
  intraState: boolean,
): PricedOrderLine {
  const tierPrice = product.pricesPaise[tier]
  const { unitPrice, total } = priceLine({ tierPrice, slabs: product.slabs, quantity })
  const { taxable, cgst, sgst, igst } = splitTax({
    gross: total,
    ratePercent: product.gstPercent,
    intraState,
  })
  return { product, quantity, unitPrice, total, taxable, cgst, sgst, igst }
}

/**
 * The order total. Prices include GST, so lines simply add up.
 * @throws OrderTooLargeError (409) when it reaches the largest allowed total
 */
export function totalOf(lines: readonly PricedOrderLine[]): Paise {
  const total = boundedSumOf(lines.map((line) => line.total))
  if (total >= largestTotal) throw new OrderTooLargeError()
  return total
}
