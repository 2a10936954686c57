import type { CartLine, ExpectedLines } from '@store/contract/schemas/orders/cart'

/** A line of the order in checkout and payment; small enough for local storage. */
export interface SummaryLine {
  _id: string
  /** Absent in an attempt that an earlier release has stored. */
  productId?: string
  name: string
  modelNo: string
  quantity: number
  /** Rupees per piece. */
  price: number
  /** Percent inside the price; absent in an attempt that an earlier release has stored. */
  gst?: number
  stock: number
}

/** The order about to be placed: the lines in stock, and the total in rupees. */
export interface OrderDraft {
  lines: readonly SummaryLine[]
  totalAmount: number
}

/** Converts a cart line to a summary line. */
export function summaryLineOf({ _id, product, quantity, price }: CartLine): SummaryLine {
  const { _id: productId, name, modelNo, gst, stock } = product
  return { _id, productId, name, modelNo, quantity, price, gst, stock }
}

/** The lines on the wire, as they were seen; undefined when their products are not known. */
export function expectedLinesOf({ lines }: OrderDraft): ExpectedLines | undefined {
  const expected = lines.flatMap(({ productId, quantity, price }) =>
    productId === undefined ? [] : [{ productId, quantity, price }],
  )
  return expected.length === lines.length ? expected : undefined
}

/** Lines that exceed the stock; the server would reject the order. */
export function shortLinesOf(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.filter(({ quantity, stock }) => quantity > stock)
}
