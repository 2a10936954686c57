import type { StatementColumn } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { invalidStatementError } from '../../statement-errors.ts'
import { type CellAmount, readAmount } from '../read-amount.ts'
import type { StatementLine } from '../statement-line.ts'

type Money = Pick<StatementLine, 'amount' | 'direction'> & {
  /** With a minus, or in brackets, in a column for one direction. */
  isNegative: boolean
}

/** A row of which columns are read, with the headings for messages. */
export interface RowCells {
  row: number
  /** The text in a column, blank when the table has none. */
  cellOf: (column: StatementColumn) => string
  /** The heading of a column; undefined when the table has none. */
  titleOf: (column: StatementColumn) => string | undefined
}

const { row: messages } = statementMessages

function notAnAmount({ row, cellOf, titleOf }: RowCells, column: StatementColumn) {
  const text = cellOf(column).slice(0, 40)
  return invalidStatementError(messages.amount({ row, column: titleOf(column) ?? column, text }))
}

function amountOf(cells: RowCells, column: StatementColumn): CellAmount | undefined {
  const cell = cells.cellOf(column)
  if (cell === '' || /^-+$/.test(cell)) return undefined
  const found = readAmount(cell)
  if (!found) throw notAnAmount(cells, column)
  return found
}

/** The amount of a column for one direction only; undefined for a blank. */
function amountOfColumn(cells: RowCells, direction: Money['direction']): Money | undefined {
  const found = amountOf(cells, direction)
  if (!found) return undefined
  const { amount, isNegative } = found
  if (!isNegative && found.direction !== undefined && found.direction !== direction) {
    throw notAnAmount(cells, direction)
  }
  return { amount, direction, isNegative }
}

function directionOf(cell: string): Money['direction'] | undefined {
  if (/^c(?:r|redit)?\.?$/i.test(cell)) return 'credit'
  return /^d(?:r|ebit)?\.?$/i.test(cell) ? 'debit' : undefined
}

function signedAmount(cells: RowCells): Money | undefined {
  const { row, cellOf } = cells
  const directionCell = cellOf('direction')
  const found = amountOf(cells, 'amount')
  if (!found || found.amount === 0) return found && { ...found, direction: 'credit' }
  const said = directionCell === '' ? undefined : directionOf(directionCell)
  const isUnreadable = directionCell !== '' && said === undefined
  const isContrary = said && found.direction && said !== found.direction
  const direction = said ?? found.direction
  if (isUnreadable || isContrary || !direction) {
    const cell = { amount: cellOf('amount').slice(0, 40), said: directionCell.slice(0, 40) }
    throw invalidStatementError(messages.direction(row, cell))
  }
  return { amount: found.amount, direction, isNegative: false }
}

/**
 * Reads the amount of a row: from a column per direction, or from one with a sign or with Cr and Dr.
 * @returns undefined for a row that moves nothing: its amount is zero, or it is money out of a table whose column of money out
 *   nobody chose
 * @throws HttpError (400) when there is none, or it is not clear
 */
export function readMoney(cells: RowCells): Money | undefined {
  const { row, cellOf, titleOf } = cells
  const found = [
    amountOfColumn(cells, 'credit'),
    amountOfColumn(cells, 'debit'),
    signedAmount(cells),
  ]
  const [money, second] = found.filter((one) => one && one.amount > 0)
  if (second) {
    const [credit, debit] = [cellOf('credit').slice(0, 40), cellOf('debit').slice(0, 40)]
    throw invalidStatementError(messages.twoAmounts(row, { credit, debit }))
  }
  if (money) return money
  const isZero = found.some((one) => one !== undefined)
  const hasOnlyCredits = titleOf('credit') !== undefined && titleOf('debit') === undefined
  if (isZero || hasOnlyCredits) return undefined
  const columns = (['debit', 'credit', 'amount'] as const).map(titleOf)
  throw invalidStatementError(
    messages.noAmount(
      row,
      columns.filter((title) => title !== undefined),
    ),
  )
}

/** The balance behind a row, negative when the account is overdrawn. @throws HttpError (400) when it is no amount */
export function readBalance(cells: RowCells): Paise | undefined {
  const found = amountOf(cells, 'balance')
  return found && (found.direction === 'debit' ? paise(-found.amount) : found.amount)
}
