import { isSumText } from '../orders/written-lines/words/sum-texts.ts'

/** How people call a sum in Hindi; no line of a list begins so. */
const hindiSum = /^(?:कुल|योग|महायोग)(?:\s*(?:योग|मात्रा|राशि|रकम|संख्या))?(?![\p{L}\p{M}])[^\p{L}]*$/u

/**
 * Whether a row of a table is a sum or a tax below its lines and no line itself: one cell says so, and no other says
 * anything. "Total Security" of Quick Heal is a product.
 * @example isTotalRow(['', 'Grand Total', '165', '1,89,750.00']) // true
 */
export function isTotalRow(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const words = filled.filter((cell) => /\p{L}/u.test(cell))
  const [label] = words
  if (label === undefined) return false
  const row = [label, ...filled.filter((cell) => cell !== label)].join(' ')
  return isSumText(row) || hindiSum.test(row)
}
