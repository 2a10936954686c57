import { t } from '@lingui/core/macro'
import { largestCartLines, largestLineQuantity, longestModelNo } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { BulkAdd } from '@store/contract/schemas/orders/cart'

/** One line of a quick order, as typed. */
export interface OrderLine {
  /** Line number in the text, from 1. */
  lineNumber: number
  /** As typed, to stay in the text area when it is rejected. */
  text: string
  modelNo: string
  /** `undefined` when it is not a valid quantity. */
  quantity: number | undefined
  /** Client-side validation error. */
  error: string | undefined
}

/** "HP-26A x 5": the sign says that a quantity follows. */
const timesPattern = /^(.+?)\s+[x×*]\s*(\d+)$/i
/**
 * "HP-26A 5": a number of at most four digits after a model number with a digit. Many model numbers contain a space
 * ("Ink 664"), and 664 bottles of ink would be ordered by mistake.
 */
const spacePattern = /^(.*\d.*?)\s+(\d{1,4})$/

/** Splits model number and quantity, at a comma, semicolon or tab if there is one. */
function split(text: string): { modelNo: string; amount: string } {
  const cells = text.replace(/[\s,;]+$/, '').split(/[\t;]|,(?!.*[,;\t])/)
  const [first = '', amount = ''] = cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  if (cells.length > 1) return { modelNo: first, amount: amount.replace(/^[x×*]\s*/i, '') }
  const [, modelNo = first, quantity = ''] =
    timesPattern.exec(first) ?? spacePattern.exec(first) ?? []
  return { modelNo, amount: quantity }
}

function findLineError(modelNo: string, amount: string): string | undefined {
  if (modelNo === '') return t`Model number is missing`
  if (modelNo.length > longestModelNo) return messages.product.notFound
  if (amount === '') return t`Write the quantity after a comma`
  const quantity = Number(amount)
  const isWhole = /^\d+$/.test(amount) && quantity >= 1 && quantity <= largestLineQuantity
  return isWhole ? undefined : messages.cart.quantity
}

const isHeading = (text: string) => /model/i.test(text) && /qty|quantity/i.test(text)

/**
 * Parses pasted or typed lines: model number, then quantity. Skips blank lines and the heading row of a sheet.
 * @example parseOrderLines('HP-26A, 12\n88A\t5') // [{ lineNumber: 1, modelNo: 'HP-26A', quantity: 12, … }, …]
 */
export function parseOrderLines(written: string): OrderLine[] {
  return written.split(/\r?\n/).flatMap((text, index) => {
    if (text.trim() === '' || isHeading(text)) return []
    const { modelNo, amount } = split(text)
    const error = findLineError(modelNo, amount)
    const quantity = error === undefined ? Number(amount) : undefined
    return [{ lineNumber: index + 1, text: text.trim(), modelNo, quantity, error }]
  })
}

/** A line as the API takes it. */
export type RequestedLine = BulkAdd['lines'][number]

/** The lines that can be sent; at most as many as a cart has. */
export function requestOf(lines: readonly OrderLine[]): RequestedLine[] {
  return lines
    .flatMap(({ modelNo, quantity }) => (quantity === undefined ? [] : [{ modelNo, quantity }]))
    .slice(0, largestCartLines)
}

/** Names each line by its content: an equal line that was moved keeps its name, a second one gets another. */
export function keysOf(lines: readonly Pick<OrderLine, 'modelNo' | 'quantity'>[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ modelNo, quantity }) => {
    const content = `${modelNo.toLowerCase()}|${quantity}`
    const before = seen.get(content) ?? 0
    seen.set(content, before + 1)
    return `${content}#${before}`
  })
}

/**
 * Replaces the model number of a line, in a form that is read whatever the number contains.
 * @example withModelNo('88X 5\n26A, 1', { lineNumber: 1, quantity: 5 }, '88A') // '88A, 5\n26A, 1'
 */
export function withModelNo(
  written: string,
  { lineNumber, quantity }: Pick<OrderLine, 'lineNumber' | 'quantity'>,
  modelNo: string,
): string {
  const lines = written.split(/\r?\n/)
  lines[lineNumber - 1] = `${modelNo}, ${quantity ?? ''}`
  return lines.join('\n')
}
