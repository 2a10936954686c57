import { type Paise, paiseFromRupees } from '../../pricing/money.ts'
import { formatExactRupees } from '../../pricing/money-text.ts'
import { cartChangeMessages as texts } from './cart-change-messages.ts'

/** A line of an order as its buyer saw it before pressing the button. */
export interface SeenLine {
  productId: string
  quantity: number
  /** Of a piece. */
  unitPrice: Paise
  /** Absent when only the program that sends it knows. */
  name?: string
}

/** A line of the cart as it would be ordered now. */
export interface CurrentLine extends SeenLine {
  name: string
  stock: number
}

/** How a line differs from what was seen; only `cheaper` may be ordered without another look. */
export type CartDifferenceKind =
  | 'not-on-sale'
  | 'removed'
  | 'out-of-stock'
  | 'short'
  | 'quantity'
  | 'added'
  | 'dearer'
  | 'cheaper'

/** One line that differs, with a sentence that names it. */
export interface CartDifference {
  productId: string
  kind: CartDifferenceKind
  message: string
}

/** True when the order must be shown to its buyer again before it is placed. */
export function needsAnotherLook({ kind }: CartDifference): boolean {
  return kind !== 'cheaper'
}

function differenceOf(
  { productId, quantity, unitPrice }: SeenLine,
  { name, stock, ...now }: CurrentLine,
): CartDifference | undefined {
  const is = (kind: CartDifferenceKind, message: string) => ({ productId, kind, message })
  if (stock <= 0) return is('out-of-stock', texts.outOfStock(name))
  if (now.quantity !== quantity) {
    return is('quantity', texts.quantity(name, String(now.quantity), String(quantity)))
  }
  if (quantity > stock) return is('short', texts.short(name, String(stock)))
  if (now.unitPrice === unitPrice) return undefined
  const [price, was] = [formatExactRupees(now.unitPrice), formatExactRupees(unitPrice)]
  return is(now.unitPrice > unitPrice ? 'dearer' : 'cheaper', texts.price(name, price, was))
}

/**
 * Compares a cart with the order that its buyer saw: every line that vanished, shrank, grew, ran short of stock, was added or
 * has another price. Lines out of stock that the buyer did not see in the order are left out of it and are no difference.
 * @param seen the lines of the order as they were shown, each product once
 * @param current the lines of the cart whose products are on sale
 * @param gone what is known of a seen line that is not in the cart: its name, and whether its product is on sale
 * @returns the differences, those of seen lines first, in their order
 * @example findCartDifferences([{ productId: 'p1', quantity: 1, unitPrice: paise(100) }], [], () => ({ name: 'Mouse', isOnSale: false }))
 */
export function findCartDifferences(
  seen: readonly SeenLine[],
  current: readonly CurrentLine[],
  gone: (line: SeenLine) => { name: string; isOnSale: boolean },
): CartDifference[] {
  const currentOf = new Map(current.map((line) => [line.productId, line]))
  const seenIds = new Set(seen.map(({ productId }) => productId))
  const ofSeen = seen.flatMap((line) => {
    const now = currentOf.get(line.productId)
    if (now) return differenceOf(line, now) ?? []
    const { productId } = line
    const { name, isOnSale } = gone(line)
    return isOnSale
      ? { productId, kind: 'removed' as const, message: texts.removed(name) }
      : { productId, kind: 'not-on-sale' as const, message: texts.notOnSale(name) }
  })
  const added = current
    .filter(({ productId, stock }) => stock > 0 && !seenIds.has(productId))
    .map(({ productId, name, quantity }) => ({
      productId,
      kind: 'added' as const,
      message: texts.added(name, String(quantity)),
    }))
  return [...ofSeen, ...added]
}

const mostNamed = 3

/** The differences in one text; of many the first few, and how many more there are. */
export function joinDifferences(differences: readonly CartDifference[]): string {
  const named = differences.slice(0, mostNamed).map(({ message }) => message)
  const left = differences.length - named.length
  return [...named, ...(left > 0 ? [texts.more(String(left))] : [])].join('; ')
}

/**
 * Reads the lines of a request, whose prices are rupees.
 * @returns undefined when a product is named twice, or a price has more than two decimals
 */
export function readSeenLines(
  lines: readonly { productId: string; quantity: number; price: number }[],
): SeenLine[] | undefined {
  if (new Set(lines.map(({ productId }) => productId)).size < lines.length) return undefined
  try {
    return lines.map(({ productId, quantity, price }) => ({
      productId,
      quantity,
      unitPrice: paiseFromRupees(price),
    }))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
