import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { SheetRow } from '../../../../base/base.ts'
import { invalidStatementError } from '../../statement-errors.ts'
import { findAccount } from '../account-digits.ts'
import { type AccountLines, LinesByAccount } from '../lines-by-account.ts'
import { cellText } from './cell-text.ts'
import type { StatementTable } from './find-table.ts'
import type { LineReader, TableLine } from './read-line.ts'
import { rejoinCells } from './rejoin-cells.ts'
import {
  holdsSums,
  isFooterText,
  isOtherHeading,
  isOtherStatement,
  isRule,
  isStamp,
  isSummaryText,
  repeatsHeadings,
} from './row-kinds.ts'

/** A table in a file, and how it is read. */
export interface TableSource {
  rows: readonly SheetRow[]
  table: StatementTable
  reader: LineReader
  /** The account in the lines above it. */
  account: string | undefined
  /** What divides the cells of a text; undefined for a workbook, whose programs leave out blank cells at the end of a row. */
  delimiter: string | undefined
}

const { row: messages } = statementMessages

/** A damaged day, and no sentence below the table. */
const beginsLikeDay = /^["\s]*(?:\d{1,4}[-/]\w{1,3}[-/]|\d{1,2}\.\d{1,2}\.|\d{1,2} [a-z]{3}\b)/i

const noMoney = /^(?:[-\s]*|0+(?:\.0+)?|\.0+|nil)$/i

/** Columns that are blank where a narration goes on in a row of its own. */
const columnsOfLine = ['date', 'credit', 'debit', 'amount', 'direction', 'balance'] as const
const columnsOfMoney = ['credit', 'debit', 'amount'] as const

/** A row without a day. */
interface OtherRow {
  row: number
  cells: readonly string[]
  dayText: string
  /** The first column with money. */
  money: (typeof columnsOfMoney)[number] | undefined
}

/** Reads the rows of a table from top to bottom. */
class TableReader {
  readonly accounts = new LinesByAccount<TableLine>()
  readonly #source: TableSource
  readonly #table: StatementTable
  readonly #reader: LineReader
  /** The account of the page. */
  #account: string
  #last: TableLine | undefined
  /** Where the row before belongs: to the table, below its end, or to another table below it. */
  #place: 'table' | 'below' | 'other-table' = 'table'
  /** The number of the row whose narration the next row may continue. */
  #lastNarration = 0
  /** The rows since the last line: the head of the next page, if its headings follow. */
  #since: (readonly string[])[] = []

  constructor(source: TableSource) {
    this.#source = source
    this.#table = source.table
    this.#reader = source.reader
    this.#account = source.account ?? ''
  }

  read(row: SheetRow): void {
    const { cells } = row
    if (isRule(cells) || isStamp(cells)) return
    if (repeatsHeadings(cells, this.#table)) this.#startPage()
    else if (this.#last && isOtherHeading(cells, this.#table)) this.#startOther(row)
    else if (this.#place === 'other-table') this.#assertNoLine(row)
    else this.#readRow(row)
  }

  /** A page begins with its own head: from there on the lines may be those of another account. */
  #startPage(): void {
    this.#account = findAccount(this.#since) ?? this.#account
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

  #readRow({ number: row, cells: found }: SheetRow): void {
    const { table, reader, delimiter } = this.#source
    const cells = delimiter === undefined ? found : rejoinCells(found, { table, reader, delimiter })
    const dayText = reader.textOf(cells, 'date')
    const money = columnsOfMoney.find((column) => !noMoney.test(reader.textOf(cells, column)))
    const bookedOn = reader.dayOf(cells)
    if (bookedOn === undefined) this.#readOther({ row, cells, dayText, money })
    else if (money || !isSummaryText(reader.textOf(cells, 'narration'))) {
      if (this.#place !== 'table') throw this.#belowEnd(row, cells)
      this.#assertWhole(row, cells)
      this.#add(row, reader.read(row, cells, bookedOn))
    }
  }

  /** @param line undefined for a row that moves nothing: what stands below it continues no other line */
  #add(row: number, line: TableLine | undefined): void {
    this.#lastNarration = line ? row : 0
    this.#since = []
    if (!line) return
    this.accounts.of(this.#account).push(line)
    this.#last = line
  }

  #belowEnd(row: number, cells: readonly string[]) {
    const { text } = this.#reader.cellAt(row, cells, 'date')
    return invalidStatementError(messages.afterEnd({ row, text }))
  }

  /** A row without a day: the rest of a narration, a sum, or what stands below the table. */
  #readOther(other: OtherRow): void {
    const { row, cells, dayText, money } = other
    this.#since.push(cells)
    if (this.#place !== 'table' || this.#isSummary(other)) return
    if (money && dayText === '') {
      throw invalidStatementError(messages.noDay(this.#reader.cellAt(row, cells, money)))
    }
    if (money || beginsLikeDay.test(dayText)) {
      throw invalidStatementError(messages.day(this.#reader.cellAt(row, cells, 'date')))
    }
    if (this.#continuesNarration(other)) this.#continueNarration(other)
    else if (this.#last && !this.#isInNarration(other)) this.#place = 'below'
  }

  #isSummary({ cells, dayText }: OtherRow): boolean {
    const [credit = '', debit = '', amount = ''] = columnsOfMoney.map((column) =>
      this.#reader.textOf(cells, column),
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
      this.#reader.textOf(cells, 'narration') !== '' &&
      columnsOfLine.every((column) => this.#reader.textOf(cells, column) === '') &&
      !cells.some(isFooterText)
    )
  }

  /** Text in the column of narrations that belongs to no line: a legend, for example. */
  #isInNarration({ cells, dayText }: OtherRow): boolean {
    return dayText === '' && this.#reader.textOf(cells, 'narration') !== ''
  }

  #continueNarration({ row, cells }: OtherRow): void {
    const last = this.#last
    if (!last) return
    const texts = cells.map(cellText).filter((text) => text !== '')
    last.narration = [last.narration, ...texts].join(' ').trim()
    this.#lastNarration = row
  }

  /** Rows of another table are not ours. One that has all that a line needs may be, and is never passed over. */
  #assertNoLine({ number: row, cells }: SheetRow): void {
    this.#since.push(cells)
    const bookedOn = this.#reader.dayOf(cells)
    if (bookedOn === undefined) return
    try {
      const line = this.#reader.read(row, cells, bookedOn)
      if (!line) return
      if (line.balance === undefined && this.#table.columns.balance !== undefined) return
    } catch {
      // What is no money here belongs to a column of the other table.
      return
    }
    throw this.#belowEnd(row, cells)
  }

  /** Text files hold every cell of a row; a workbook leaves out blank ones at its end. */
  #assertWhole(row: number, cells: readonly string[]): void {
    const surplus = cells.slice(this.#table.headings.length).find((cell) => cell.trim() !== '')
    if (surplus !== undefined) {
      const text = cellText(surplus).slice(0, 40)
      throw invalidStatementError(messages.tooManyCells({ row, text }))
    }
    if (this.#source.delimiter === undefined || this.#table.layout === 'mapped') return
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
 * Reads the lines of a table, of one account or several. Nothing is passed over silently: a row with money needs a day, one with
 * a day needs money, and below the end of the table there are no lines.
 * @throws HttpError (400) that names row and cell
 */
export function readTable(source: TableSource): AccountLines<TableLine>[] {
  const reader = new TableReader(source)
  for (const row of source.rows.slice(source.table.headIndex + 1)) reader.read(row)
  return reader.accounts.all.map(({ account, lines }) => ({ account, lines: turnNegative(lines) }))
}
