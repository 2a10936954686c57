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

const { row: messages } = statementMessages

function amountOf(row: number, cell: string): CellAmount | undefined {
  if (cell === '' || /^-+$/.test(cell)) return undefined
  const found = readAmount(cell)
  if (!found) throw invalidStatementError(messages.amount(row, cell.slice(0, 40)))
  return found
}

/** The amount of a column for one direction only; undefined for a blank or a zero. */
function amountOfColumn(
  row: number,
  cell: string,
  direction: Money['direction'],
): Money | undefined {
  const found = amountOf(row, cell)
  if (!found || found.amount === 0) return undefined
  const { amount, isNegative } = found
  if (!isNegative && found.direction !== undefined && found.direction !== direction) {
    throw invalidStatementError(messages.amount(row, cell.slice(0, 40)))
  }
  return { amount, direction, isNegative }
}

function directionOf(cell: string): Money['direction'] | undefined {
  if (/^c(?:r|redit)?\.?$/i.test(cell)) return 'credit'
  return /^d(?:r|ebit)?\.?$/i.test(cell) ? 'debit' : undefined
}

function signedAmount(row: number, cell: string, directionCell: string): Money | undefined {
  const found = amountOf(row, cell)
  if (!found || found.amount === 0) return undefined
  const said = directionCell === '' ? undefined : directionOf(directionCell)
  const isUnreadable = directionCell !== '' && said === undefined
  const isContrary = said && found.direction && said !== found.direction
  const direction = said ?? found.direction
  if (isUnreadable || isContrary || !direction) {
    throw invalidStatementError(messages.direction(row))
  }
  return { amount: found.amount, direction, isNegative: false }
}

/**
 * Reads the amount of a row: from a column per direction, or from one with a sign or with Cr and Dr.
 * @throws HttpError (400) when there is none, or it is not clear
 */
export function readMoney(row: number, cellOf: (column: StatementColumn) => string): Money {
  const credit = amountOfColumn(row, cellOf('credit'), 'credit')
  const debit = amountOfColumn(row, cellOf('debit'), 'debit')
  if (credit && debit) throw invalidStatementError(messages.twoAmounts(row))
  const money = credit ?? debit ?? signedAmount(row, cellOf('amount'), cellOf('direction'))
  if (!money) throw invalidStatementError(messages.noAmount(row))
  return money
}

/** The balance behind a row, negative when the account is overdrawn. @throws HttpError (400) when it is no amount */
export function readBalance(row: number, cell: string): Paise | undefined {
  const found = amountOf(row, cell)
  return found && (found.direction === 'debit' ? paise(-found.amount) : found.amount)
}
