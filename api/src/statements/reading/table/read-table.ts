import type { StatementColumn } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { SheetRow } from '../../../imports/sheets/sheet-row.ts'
import { invalidStatementError } from '../../statement-errors.ts'
import { readDay } from '../read-day.ts'
import type { StatementLine } from '../statement-line.ts'
import type { StatementTable } from './find-table.ts'
import { readBalance, readMoney } from './read-money.ts'

/** A line of a table with the balance behind it. */
export interface TableLine extends StatementLine {
  balance: Paise | undefined
}

const { row: messages } = statementMessages

/** Rows of sums and balances, by the words of banks: a cell begins with them. */
const summary =
  /^(?:(?:transaction|grand|page|sub)[ -]?)?totals?\s*[:.]?$|^(?:opening|closing)\s+bal|^(?:balance )?(?:brought|carried) forward|^[bc]\/f$/i

/** A damaged day, and no sentence below the table. */
const beginsLikeDay = /^["\s]*(?:\d{1,4}[-/]\w{1,3}[-/]|\d{1,2}\.\d{1,2}\.|\d{1,2} [a-z]{3}\b)/i

/** Programs of banks write ="00123" or '00123 to keep zeros. */
function cellText(cell: string | undefined): string {
  const text = (cell ?? '').replace(/\s+/g, ' ').trim()
  return text.replace(/^="(.*)"$/, '$1').replace(/^'/, '')
}

const noMoney = /^(?:[-\s]*|0+(?:\.0+)?)$/

/** Whether a row is blank or only draws a line. */
function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[\s*=_-]*$/.test(cell))
}

/** Reads the rows of a table from top to bottom. */
class TableReader {
  readonly lines: TableLine[] = []
  readonly #table: StatementTable
  readonly #isWorkbook: boolean
  #hasEnded = false

  constructor(table: StatementTable, isWorkbook: boolean) {
    this.#table = table
    this.#isWorkbook = isWorkbook
  }

  read({ number: row, cells }: SheetRow): void {
    if (isRule(cells)) return
    const cellOf = (column: StatementColumn) => {
      const index = this.#table.columns[column]
      return index === undefined ? '' : cellText(cells[index])
    }
    const dayText = cellOf('date')
    const money = [cellOf('credit'), cellOf('debit'), cellOf('amount')]
    const hasMoney = money.some((cell) => !noMoney.test(cell))
    const bookedOn = readDay(dayText, this.#isWorkbook)
    if (bookedOn === undefined) {
      this.#readOther({ row, cells, dayText, hasMoney, narration: cellOf('narration') })
      return
    }
    if (!hasMoney && summary.test(cellOf('narration'))) return
    if (this.#hasEnded) throw invalidStatementError(messages.afterEnd(row))
    this.#assertWhole(row, cells)
    this.lines.push({
      row,
      bookedOn,
      ...readMoney(row, cellOf),
      narration: cellOf('narration'),
      bankReference: cellOf('reference').replace(/^-+$/, '') || undefined,
      isReversal: false,
      balance: readBalance(row, this.#balanceText(cells)),
    })
  }

  /** The balance; the cell behind it may say Cr or Dr. */
  #balanceText(cells: readonly string[]): string {
    const index = this.#table.columns.balance
    if (index === undefined) return ''
    const next = cellText(cells[index + 1])
    return /^[cd]r\.?$/i.test(next) ? `${cellText(cells[index])} ${next}` : cellText(cells[index])
  }

  /** A row without a day: the rest of a narration, a sum, or what stands below the table. */
  #readOther(other: {
    row: number
    cells: readonly string[]
    dayText: string
    hasMoney: boolean
    narration: string
  }): void {
    const { row, cells, dayText, hasMoney, narration } = other
    const texts = dayText === '' ? cells : [dayText]
    const isSummary = texts.some((text) => summary.test(text.trim()))
    if (this.#isHead(cells)) this.#hasEnded = false
    else if (this.#hasEnded || (isSummary && dayText === '')) return
    else if (hasMoney && dayText === '') throw invalidStatementError(messages.noDay(row))
    else if (!isSummary && (hasMoney || beginsLikeDay.test(dayText))) {
      throw invalidStatementError(messages.day(row, dayText.slice(0, 40)))
    } else if (dayText === '') this.#continueNarration(cells, narration)
    else this.#hasEnded = this.lines.length > 0
  }

  #continueNarration(cells: readonly string[], narration: string): void {
    const last = this.lines.at(-1)
    const isAlone = cells.filter((cell) => cell.trim() !== '').length === 1
    if (last && isAlone) last.narration = `${last.narration} ${narration}`.trim()
  }

  /** The headings again, at the top of the next page. */
  #isHead(cells: readonly string[]): boolean {
    const index = this.#table.columns.date ?? 0
    return /^[\p{L}\s./()]*date[\p{L}\s./()]*$/iu.test(cells[index] ?? '')
  }

  /** Text files hold every cell of a row; a workbook leaves out blank ones at its end. */
  #assertWhole(row: number, cells: readonly string[]): void {
    if (cells.slice(this.#table.width).some((cell) => cell.trim() !== '')) {
      throw invalidStatementError(messages.tooManyCells(row))
    }
    if (this.#isWorkbook || this.#table.layout === 'mapped') return
    const last = Math.max(...Object.values(this.#table.columns))
    if (cells.length <= last) throw invalidStatementError(messages.cut(row))
  }
}

/**
 * Reads the lines of a table. Nothing is passed over silently: a row with money needs a day, one with a day needs money, and
 * below the end of the table there are no lines.
 * @throws HttpError (400) that names the row
 */
export function readTable(
  rows: readonly SheetRow[],
  table: StatementTable,
  isWorkbook: boolean,
): TableLine[] {
  const reader = new TableReader(table, isWorkbook)
  for (const row of rows.slice(table.headIndex + 1)) reader.read(row)
  return reader.lines
}
