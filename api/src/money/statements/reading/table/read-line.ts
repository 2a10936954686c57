import type { DateOrder, StatementColumn } from '@store/contract/rules/payments/statement-columns'
import type { StatementCell } from '@store/contract/rules/payments/statement-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import { joinGroups } from '../read-amount.ts'
import { readDay } from '../read-day.ts'
import type { StatementLine } from '../statement-line.ts'
import { cellText } from './cell-text.ts'
import type { StatementTable } from './find-table.ts'
import { readBalance, readMoney } from './read-money.ts'

/** A line of a table with the balance behind it. */
export interface TableLine extends StatementLine {
  balance: Paise | undefined
  /** With a minus, or in brackets, in a column for one direction. */
  isNegative: boolean
}

type Cells = readonly string[]

const moneyColumns: ReadonlySet<StatementColumn> = new Set(['credit', 'debit', 'amount', 'balance'])

const longestShown = 40

/** Reads rows of a table by its columns. */
export class LineReader {
  readonly #table: StatementTable
  readonly #dates: { epoch: number | undefined; order: DateOrder }

  constructor(table: StatementTable, dates: { epoch: number | undefined; order: DateOrder }) {
    this.#table = table
    this.#dates = dates
  }

  /** The text in a column, blank when the table has none. */
  textOf(cells: Cells, column: StatementColumn): string {
    const index = this.#table.columns[column]
    if (index === undefined) return ''
    const cell = cells[index] ?? ''
    const text = cellText(moneyColumns.has(column) ? joinGroups(cell) : cell)
    return column === 'balance' ? withMark(text, cellText(cells[index + 1])) : text
  }

  /** The heading of a column; undefined when the table has none. */
  titleOf(column: StatementColumn): string | undefined {
    const index = this.#table.columns[column]
    return index === undefined ? undefined : this.#table.titles[index]
  }

  /** A cell for messages. */
  cellAt(row: number, cells: Cells, column: StatementColumn): StatementCell {
    const text = this.textOf(cells, column).slice(0, longestShown)
    return { row, column: this.titleOf(column) ?? column, text }
  }

  dayOf(cells: Cells): string | undefined {
    return readDay(this.textOf(cells, 'date'), this.#dates)
  }

  /**
   * Reads a row of a day.
   * @returns undefined when it moves nothing
   * @throws HttpError (400)
   */
  read(row: number, cells: Cells, bookedOn: string): TableLine | undefined {
    const cellOf = (column: StatementColumn) => this.textOf(cells, column)
    const rowCells = { row, cellOf, titleOf: (column: StatementColumn) => this.titleOf(column) }
    const money = readMoney(rowCells)
    const balance = readBalance(rowCells)
    // Without the money that went out, balances follow from nothing.
    const hasAll = this.titleOf('debit') !== undefined || this.titleOf('amount') !== undefined
    return (
      money && {
        row,
        bookedOn,
        ...money,
        narration: cellOf('narration'),
        bankReference: cellOf('reference').replace(/^-+$/, '') || undefined,
        isReversal: false,
        balance: hasAll ? balance : undefined,
      }
    )
  }
}

/** A balance; the cell behind it may say Cr or Dr. */
function withMark(balance: string, next: string): string {
  return /^[cd]r\.?$/i.test(next) ? `${balance} ${next}` : balance
}
