/**
 * What a spreadsheet program would run as a formula (notes on injection), behind quotes or not; some of them read
 * full-width signs like the plain ones.
 */
const runnable = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * Writes a text so that no spreadsheet program takes it for a formula. Numbers are never given here.
 * @example escapeFormula('=1+1') // "'=1+1"
 */
export function escapeFormula(text: string): string {
  return runnable.test(text) ? `'${text}` : text
}

/** Reads what {@link escapeFormula} wrote: the way back is exact. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && runnable.test(text) ? text.slice(1) : text
}
