import { largestLineQuantity } from '@store/contract/rules/limits'
import type { OrderRow } from './order-row.ts'

/** Most pieces of a row that can be ordered now. */
function mostOf({ offer }: OrderRow): number {
  return Math.min(offer?.stock ?? 0, largestLineQuantity)
}

/**
 * The text of a quantity field after a tap on plus: the usual quantity in an empty one, else a piece more.
 * @returns undefined when there is no more of it
 */
export function moreOf(row: OrderRow, text: string): string | undefined {
  const quantity = Number(text)
  // As it is usual even if it is more than the stock: the field then says so, instead of taking less in silence.
  if (quantity === 0) return String(row.usualQuantity)
  return quantity < mostOf(row) ? String(quantity + 1) : undefined
}

/**
 * The text of a quantity field after a tap on minus: a piece less, or what is in stock if that is even less. After the last
 * piece it is empty.
 * @returns undefined when there is nothing to take away
 */
export function lessOf(row: OrderRow, text: string): string | undefined {
  const quantity = Number(text)
  if (quantity === 0) return undefined
  return quantity === 1 ? '' : String(Math.min(quantity - 1, mostOf(row)))
}
