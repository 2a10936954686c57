import { isNameOf } from './column-names.ts'

/** What a file must have to be an order. */
export const orderColumns = ['modelNo', 'quantity'] as const

/** The positions of the two columns of an order, from 0. */
export type OrderColumns = Record<(typeof orderColumns)[number], number>

function positionsOf(column: keyof OrderColumns, headings: readonly string[]): number[] {
  return [...headings.keys()].filter((index) => isNameOf(column, headings[index] ?? ''))
}

/** What a row says as the row of headings of an order. */
interface OrderHeadings {
  /** Undefined when it does not decide: two columns fit, or none does for one of them. */
  columns: OrderColumns | undefined
}

/**
 * Reads a row as the headings of an order.
 * @returns undefined when it names neither a model number nor a quantity
 */
export function readOrderHeadings(headings: readonly string[]): OrderHeadings | undefined {
  const [models, quantities] = [positionsOf('modelNo', headings), positionsOf('quantity', headings)]
  const [modelNo, quantity] = [models[0], quantities[0]]
  if (modelNo === undefined && quantity === undefined) return undefined
  const isClear = models.length === 1 && quantities.length === 1
  if (!isClear || modelNo === undefined || quantity === undefined) return { columns: undefined }
  return { columns: { modelNo, quantity } }
}
