import { addDays, formatDay } from '@store/contract/rules/india-days'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import type { BankStatement } from '../statement.ts'
import { invalidStatementError } from '../statement-errors.ts'
import type { StatementLine } from './statement-line.ts'

/** Banks book some lines later than their day: after a holiday, for example. None is this late. */
const latestBookingDays = 7

/**
 * Compares the days of lines with the order in which their balances prove them to be booked: days whose months were taken
 * for days jump back.
 * @param lines in that order
 * @throws HttpError (400)
 */
export function assertDaysInOrder(lines: Iterable<Pick<StatementLine, 'row' | 'bookedOn'>>): void {
  let latest = ''
  for (const { row, bookedOn } of lines) {
    if (latest !== '' && bookedOn < addDays(latest, -latestBookingDays)) {
      const days = { day: formatDay(bookedOn), before: formatDay(latest) }
      throw invalidStatementError(statementMessages.row.dayBackwards(row, days))
    }
    if (bookedOn > latest) latest = bookedOn
  }
}

/**
 * Refuses a statement with a line of a day to come: its days were read in the wrong order, or counted from another year.
 * @param today the day in India, YYYY-MM-DD
 * @throws HttpError (400)
 */
export function assertNoDayToCome({ credits, debits }: BankStatement, today: string): void {
  const line = [...credits, ...debits].find(({ bookedOn }) => bookedOn > today)
  if (!line) return
  throw invalidStatementError(statementMessages.row.dayToCome(line.row, formatDay(line.bookedOn)))
}
