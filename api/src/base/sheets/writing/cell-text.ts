/**
 * Texts that a spreadsheet program would run as a formula (notes on injection), with or without quotes; some programs
 * treat full-width signs like the plain ones.
 */
const runnable = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * Escapes a text so that no spreadsheet program runs it as a formula. Not for numbers.
 * @example escapeFormula('=1+1') // "'=1+1"
 */
export function escapeFormula(text: string): string {
  return runnable.test(text) ? `'${text}` : text
}

/** Reverses {@link escapeFormula} exactly. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && runnable.test(text) ? text.slice(1) : text
}
