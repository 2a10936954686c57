import { largestLineQuantity } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'

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

/** Messages of quick order only. */
export const lineErrors = {
  noModel: 'Model number is missing',
  noQuantity: 'Write the quantity after a comma',
} as const

/**
 * Splits model number and quantity. Only a comma, semicolon or tab separates them: many model numbers contain
 * spaces ("Ink 664"), and 664 bottles of ink would be ordered by mistake.
 */
function split(text: string): { modelNo: string; amount: string } {
  const cells = text.replace(/[\s,;]+$/, '').split(/[\t;]|,(?!.*[,;\t])/)
  const [modelNo = '', amount = ''] = cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  return { modelNo, amount }
}

function findLineError(modelNo: string, amount: string): string | undefined {
  if (modelNo === '') return lineErrors.noModel
  if (amount === '') return lineErrors.noQuantity
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
