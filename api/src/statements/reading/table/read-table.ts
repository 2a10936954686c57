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

/** Rows within or below the table that are no transactions, by the words of banks. */
const summary =
  /\b(?:opening|closing)\s+bal|\bbrought forward|\bcarried forward|\b[bc]\/f\b|\btotals?\b|summary|\*\*|end of statement|generated|legend/i

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
      this.#readOther({ row, cells, dayText, hasMoney, cellOf })
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

  /** A row without a day: the rest of a narration, a balance, or what stands below the table. */
  #readOther(other: {
    row: number
    cells: readonly string[]
    dayText: string
    hasMoney: boolean
    cellOf: (column: StatementColumn) => string
  }): void {
    const { row, cells, dayText, hasMoney, cellOf } = other
    if (this.#hasEnded) return
    const isSummary = cells.some((cell) => summary.test(cell))
    if (hasMoney && !isSummary && !this.#isHead(cells)) {
      throw invalidStatementError(dayText === '' ? messages.noDay(row) : messages.day(row, dayText))
    }
    const last = this.lines.at(-1)
    const isNarrationOnly = cells.filter((cell) => cell.trim() !== '').length === 1
    if (dayText === '' && isNarrationOnly && !isSummary && last) {
      last.narration = `${last.narration} ${cellOf('narration')}`.trim()
    } else if (dayText !== '' && !this.#isHead(cells)) {
      this.#hasEnded = this.lines.length > 0
    }
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
