import type { StatementColumn } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { Paise } from '@store/contract/rules/pricing/money'
import type { SheetRow } from '../../../sheets/sheet-row.ts'
import { invalidStatementError } from '../../statement-errors.ts'
import { findAccount } from '../account-digits.ts'
import { readDay } from '../read-day.ts'
import type { StatementLine } from '../statement-line.ts'
import type { StatementTable } from './find-table.ts'
import { MonthOrder } from './month-order.ts'
import { readBalance, readMoney } from './read-money.ts'
import {
  cellText,
  holdsSums,
  isFooterText,
  isOtherHeading,
  isOtherStatement,
  isRule,
  isSummaryText,
  repeatsHeadings,
} from './row-kinds.ts'

/** A line of a table with the balance behind it. */
export interface TableLine extends StatementLine {
  balance: Paise | undefined
  /** With a minus, or in brackets, in a column for one direction. */
  isNegative: boolean
}

/** The lines of a table, and the accounts that are named above its second and further pages. */
export interface TableContent {
  lines: TableLine[]
  accounts: ReadonlySet<string>
}

const { row: messages } = statementMessages

/** A damaged day, and no sentence below the table. */
const beginsLikeDay = /^["\s]*(?:\d{1,4}[-/]\w{1,3}[-/]|\d{1,2}\.\d{1,2}\.|\d{1,2} [a-z]{3}\b)/i

const noMoney = /^(?:[-\s]*|0+(?:\.0+)?)$/

/** Columns that are blank where a narration goes on in a row of its own. */
const columnsOfLine = ['date', 'credit', 'debit', 'amount', 'direction', 'balance'] as const

/** A row without a day. */
interface OtherRow {
  row: number
  cells: readonly string[]
  dayText: string
  hasMoney: boolean
}

/** Reads the rows of a table from top to bottom. */
class TableReader {
  readonly lines: TableLine[] = []
  readonly accounts = new Set<string>()
  readonly months = new MonthOrder()
  readonly #table: StatementTable
  readonly #epoch: number | undefined
  /** Where the row before belongs: to the table, below its end, or to another table below it. */
  #place: 'table' | 'below' | 'other-table' = 'table'
  /** The number of the row whose narration the next row may continue. */
  #lastNarration = 0
  /** The rows since the last line: the head of the next page, if its headings follow. */
  #since: (readonly string[])[] = []

  constructor(table: StatementTable, epoch: number | undefined) {
    this.#table = table
    this.#epoch = epoch
  }

  read(row: SheetRow): void {
    const { cells } = row
    if (isRule(cells)) return
    if (repeatsHeadings(cells, this.#table)) this.#startPage()
    else if (this.lines.length > 0 && isOtherHeading(cells, this.#table)) this.#startOther(row)
    else if (this.#place === 'other-table') this.#assertNoLine(row)
    else this.#readRow(row)
  }

  #cellOf(cells: readonly string[], column: StatementColumn): string {
    const index = this.#table.columns[column]
    return index === undefined ? '' : cellText(cells[index])
  }

  #startPage(): void {
    const account = findAccount(this.#since)
    if (account) this.accounts.add(account)
    this.#since = []
    this.#place = 'table'
  }

  #startOther({ number: row, cells }: SheetRow): void {
    if (isOtherStatement(cells, this.#table)) {
      throw invalidStatementError(messages.otherColumns(row))
    }
    this.#place = 'other-table'
    this.#since.push(cells)
  }

  #readRow({ number: row, cells }: SheetRow): void {
    const dayText = this.#cellOf(cells, 'date')
    const money = (['credit', 'debit', 'amount'] as const).map((it) => this.#cellOf(cells, it))
    const hasMoney = money.some((cell) => !noMoney.test(cell))
    const bookedOn = readDay(dayText, this.#epoch)
    if (bookedOn === undefined) this.#readOther({ row, cells, dayText, hasMoney })
    else if (hasMoney || !isSummaryText(this.#cellOf(cells, 'narration'))) {
      if (this.#place !== 'table') throw invalidStatementError(messages.afterEnd(row))
      this.#assertWhole(row, cells)
      this.lines.push(this.#lineOf({ row, cells, bookedOn }))
      this.months.add(row, dayText)
      this.#lastNarration = row
      this.#since = []
    }
  }

  #lineOf({ row, cells, bookedOn }: Pick<TableLine, 'row' | 'bookedOn'> & Pick<OtherRow, 'cells'>) {
    const cellOf = (column: StatementColumn) => this.#cellOf(cells, column)
    return {
      row,
      bookedOn,
      ...readMoney(row, cellOf),
      narration: cellOf('narration'),
      bankReference: cellOf('reference').replace(/^-+$/, '') || undefined,
      isReversal: false,
      balance: readBalance(row, this.#balanceText(cells)),
    }
  }

  /** The balance; the cell behind it may say Cr or Dr. */
  #balanceText(cells: readonly string[]): string {
    const index = this.#table.columns.balance
    if (index === undefined) return ''
    const next = cellText(cells[index + 1])
    return /^[cd]r\.?$/i.test(next) ? `${cellText(cells[index])} ${next}` : cellText(cells[index])
  }

  /** A row without a day: the rest of a narration, a sum, or what stands below the table. */
  #readOther(other: OtherRow): void {
    const { row, cells, dayText, hasMoney } = other
    this.#since.push(cells)
    if (this.#place !== 'table' || this.#isSummary(other)) return
    if (hasMoney && dayText === '') throw invalidStatementError(messages.noDay(row))
    if (hasMoney || beginsLikeDay.test(dayText)) {
      throw invalidStatementError(messages.day(row, dayText.slice(0, 40)))
    }
    if (this.#continuesNarration(other)) this.#continueNarration(other)
    else if (this.lines.length > 0 && !this.#isInNarration(other)) this.#place = 'below'
  }

  #isSummary({ cells, dayText }: OtherRow): boolean {
    const [credit = '', debit = '', amount = ''] = (['credit', 'debit', 'amount'] as const).map(
      (column) => this.#cellOf(cells, column),
    )
    return (
      (dayText === '' ? cells : [dayText]).some(isSummaryText) ||
      holdsSums({ credit, debit, amount })
    )
  }

  /** Whether a row directly below a line holds nothing but text: that of its narration, and perhaps of cells beside it. */
  #continuesNarration({ row, cells }: OtherRow): boolean {
    return (
      row === this.#lastNarration + 1 &&
      this.#cellOf(cells, 'narration') !== '' &&
      columnsOfLine.every((column) => this.#cellOf(cells, column) === '') &&
      !cells.some(isFooterText)
    )
  }

  /** Text in the column of narrations that belongs to no line: a legend, for example. */
  #isInNarration({ cells, dayText }: OtherRow): boolean {
    return dayText === '' && this.#cellOf(cells, 'narration') !== ''
  }

  #continueNarration({ row, cells }: OtherRow): void {
    const last = this.lines.at(-1)
    if (!last) return
    const texts = cells.map(cellText).filter((text) => text !== '')
    last.narration = [last.narration, ...texts].join(' ').trim()
    this.#lastNarration = row
  }

  /** Rows of another table are not ours. One that has all that a line needs may be, and is never passed over. */
  #assertNoLine({ number: row, cells }: SheetRow): void {
    this.#since.push(cells)
    const bookedOn = readDay(this.#cellOf(cells, 'date'), this.#epoch)
    if (bookedOn === undefined) return
    try {
      const { balance } = this.#lineOf({ row, cells, bookedOn })
      if (balance === undefined && this.#table.columns.balance !== undefined) return
    } catch {
      // What is no money here belongs to a column of the other table.
      return
    }
    throw invalidStatementError(messages.afterEnd(row))
  }

  /** Text files hold every cell of a row; a workbook leaves out blank ones at its end. */
  #assertWhole(row: number, cells: readonly string[]): void {
    if (cells.slice(this.#table.headings.length).some((cell) => cell.trim() !== '')) {
      throw invalidStatementError(messages.tooManyCells(row))
    }
    if (this.#epoch !== undefined || this.#table.layout === 'mapped') return
    const last = Math.max(...Object.values(this.#table.columns))
    if (cells.length <= last) throw invalidStatementError(messages.cut(row))
  }
}

/**
 * A negative amount in a column for one direction takes a line back, so it is money of the other direction. Some banks write
 * a minus before all withdrawals; there it means nothing.
 */
function turnNegative(lines: readonly TableLine[]): TableLine[] {
  const isStyle = !lines.some(({ direction, isNegative }) => direction === 'debit' && !isNegative)
  return lines.map((line) => {
    if (!line.isNegative || (line.direction === 'debit' && isStyle)) return line
    return { ...line, direction: line.direction === 'debit' ? 'credit' : 'debit', isReversal: true }
  })
}

/**
 * Reads the lines of a table. Nothing is passed over silently: a row with money needs a day, one with a day needs money, and
 * below the end of the table there are no lines.
 * @param epoch of a workbook, {@link readDay}
 * @throws HttpError (400) that names the row
 */
export function readTable(
  rows: readonly SheetRow[],
  table: StatementTable,
  epoch: number | undefined,
): TableContent {
  const reader = new TableReader(table, epoch)
  for (const row of rows.slice(table.headIndex + 1)) reader.read(row)
  reader.months.assertKnown()
  return { lines: turnNegative(reader.lines), accounts: reader.accounts }
}
