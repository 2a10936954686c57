import { plainHeading } from '@store/contract/rules/sheets/column-names'
import { readAmount } from '../read-amount.ts'
import { readDay } from '../read-day.ts'
import type { StatementTable } from './find-table.ts'

/** Rows of sums and balances, by the words of banks: a cell begins with them. A payer may be called TOTAL TRADERS. */
const summary =
  /^(?:(?:transaction|grand|page|sub)[ -]?totals?\b|totals?\s*[:.]?$|totals?\s+(?:dr|cr|debits?|credits?|withdrawals?|deposits?|amount|number|no|count|of)\b|(?:opening|closing)\s+bal|(?:balance )?(?:brought|carried) forward|[bc]\/f$)/i

/** What banks print below a table, wherever they put it. */
const footer =
  /^(?:\W*end of\b|statement summary|legends?\b|notes?\s*[:.-]|disclaimer|unless\b|this is (?:a|an|system)\b|(?:computer|system)[ -]generated|generated (?:on|by)|printed (?:on|by)|page\s+(?:no|\d)|registered office|\*\*)/i

/** Whether a row is blank or only draws a line. */
export function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[\s*=_-]*$/.test(cell))
}

/** Whether a cell begins the row of a sum or of a balance. */
export function isSummaryText(cell: string): boolean {
  return summary.test(cell.trim())
}

/** Whether a cell is part of what is printed below a table. */
export function isFooterText(cell: string): boolean {
  return footer.test(cell.trim()) || isSummaryText(cell)
}

/** Whether a row holds nothing but the instant of its printing or the period: `30/04/2026 18:33:02`, `01/04/2026 to 30/04/2026`. */
export function isStamp(cells: readonly string[]): boolean {
  const [only = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const [, from = '', to] =
    /^(\S+)(?:\s+(?:to|-)\s+(\S+)|[ T]+\d{1,2}[:.]\d{2}.*)$/i.exec(only) ?? []
  const isDay = (text: string) => readDay(text) !== undefined
  return others.length === 0 && isDay(from) && (to === undefined || isDay(to))
}

/** Several amounts in one cell: `1,00,000.00/8,580.00`. */
function holdsSeveral(cell: string): boolean {
  const parts = cell.split('/')
  return parts.length > 1 && parts.every((part) => readAmount(part) !== undefined)
}

function isAboveZero(cell: string): boolean {
  return (readAmount(cell)?.amount ?? 0) > 0
}

/** Whether the amounts of a row are sums, whatever it is called: no line has two. */
export function holdsSums(money: { credit: string; debit: string; amount: string }): boolean {
  const { credit, debit, amount } = money
  return (isAboveZero(credit) && isAboveZero(debit)) || [credit, debit, amount].some(holdsSeveral)
}

function headingsOf(cells: readonly string[]): string[] {
  return cells.map(plainHeading)
}

/** Whether a row repeats the headings of a table, whole: at the top of its next page. */
export function repeatsHeadings(cells: readonly string[], { headings }: StatementTable): boolean {
  const found = headingsOf(cells)
  const last = found.findLastIndex((name) => name !== '')
  return last + 1 === headings.length && headings.every((name, index) => found[index] === name)
}

/** Whether a row holds the headings of another table: words only, some of them where a line has its day or its money. */
export function isOtherHeading(cells: readonly string[], { columns }: StatementTable): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const ofLine = [columns.date, columns.credit, columns.debit, columns.amount, columns.balance]
  return (
    filled.length >= 3 &&
    filled.every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell)) &&
    ofLine.some((index) => index !== undefined && (cells[index] ?? '').trim() !== '')
  )
}

/** Whether headings are those of a statement in another order: its lines must not be passed over. */
export function isOtherStatement(
  cells: readonly string[],
  { headings, columns }: StatementTable,
): boolean {
  const found = headingsOf(cells)
  const has = (index: number | undefined) =>
    index !== undefined && found.includes(headings[index] ?? '')
  return has(columns.date) && has(columns.narration) && (has(columns.credit) || has(columns.amount))
}
