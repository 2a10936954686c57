import type { CartLine } from '@store/contract/schemas/orders/cart'

/** A line of the order in checkout and payment; small enough for local storage. */
export interface SummaryLine {
  _id: string
  name: string
  modelNo: string
  quantity: number
  /** Rupees per piece. */
  price: number
  stock: number
}

/** The order about to be placed: the lines in stock, and the total in rupees. */
export interface OrderDraft {
  lines: readonly SummaryLine[]
  totalAmount: number
}

/** Converts a cart line to a summary line. */
export function summaryLineOf({ _id, product, quantity, price }: CartLine): SummaryLine {
  const { name, modelNo, stock } = product
  return { _id, name, modelNo, quantity, price, stock }
}

/** Lines that exceed the stock; the server would reject the order. */
export function shortLinesOf(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.filter(({ quantity, stock }) => quantity > stock)
}
