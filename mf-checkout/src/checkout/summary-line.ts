import type { CartLine } from '@store/contract/schemas/cart'

/** A line of the order as checkout and payment show it; small enough to be kept over a reload. */
export interface SummaryLine {
  _id: string
  name: string
  modelNo: string
  quantity: number
  /** Rupees a piece. */
  price: number
  stock: number
}

/** What a buyer is about to order: the lines in stock, and what they cost in rupees. */
export interface OrderDraft {
  lines: readonly SummaryLine[]
  totalAmount: number
}

/** A line of the cart, as the summary shows it. */
export function summaryLineOf({ _id, product, quantity, price }: CartLine): SummaryLine {
  const { name, modelNo, stock } = product
  return { _id, name, modelNo, quantity, price, stock }
}

/** Lines that ask for more than there is: the order would be refused for them. */
export function shortLinesOf(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.filter(({ quantity, stock }) => quantity > stock)
}
