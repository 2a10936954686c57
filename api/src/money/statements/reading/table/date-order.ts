import type { DateOrder } from '@store/contract/rules/payments/statement-columns'
import {
  type StatementCell,
  statementMessages,
} from '@store/contract/rules/payments/statement-messages'
import { invalidDatesError, invalidStatementError } from '../../statement-errors.ts'
import { readDay } from '../read-day.ts'

/** A day of a spreadsheet program, as cells of days are read. */
const dayOfProgram = /^\d{4}-\d{1,2}-\d{1,2}$/
const ofNumbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{4}|\d{2})(?!\d)/

/** Whether one of the two numbers of a text is no month, so that it shows which one is the day. */
function isUnmistakable({ text }: StatementCell): boolean {
  const [, first, second] = ofNumbers.exec(text) ?? []
  return Math.max(Number(first ?? 0), Number(second ?? 0)) > 12
}

/**
 * A program whose language puts the month first makes a day of each text that can be one, so the 5th of November becomes the 11th
 * of May, and leaves those after the 12th as texts; one that puts the day first does so with texts of the other order. Days
 * after the 12th come of no such change.
 * @throws HttpError (400) where days that may be changed and texts stand in one column: which ones are changed cannot be told
 */
function assertUnchanged(dates: readonly StatementCell[]): void {
  const days = dates.filter(({ text }) => dayOfProgram.test(text) && readDay(text) !== undefined)
  const [day] = days
  const text = dates.find(isUnmistakable)
  const isProven = days.some((one) => Number(one.text.split('-')[2]) > 12)
  if (day && text && !isProven)
    throw invalidStatementError(statementMessages.row.daysChanged(text, day))
}

const slashed = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?!\d)/

/**
 * Finds what stands first in the dates of a file. Banks in India write two digits and the day first. A 5/11/2026 was written by
 * a spreadsheet program, which may have put the month first: only a number after the 12th tells.
 * @param dates those of lines: what is printed below a table has other ones
 * @param chosen what a person said of this file; nothing is learnt of it, because the same bank's file may come in both orders
 * @throws HttpError (400) of the field `dateOrder` when a day may be a month, of the file when a program has changed some of them
 */
export function findDateOrder(
  dates: readonly StatementCell[],
  chosen: DateOrder | undefined,
): DateOrder {
  assertUnchanged(dates)
  let unclear: StatementCell | undefined
  let isMonthFirst = false
  let padded: StatementCell | undefined
  for (const date of dates) {
    const [, first = '', second = ''] = slashed.exec(date.text) ?? []
    const isWrittenOtherwise = first === '' && readDay(date.text) !== undefined
    if (Number(first) > 12 || isWrittenOtherwise) return 'day-first'
    if (Number(second) > 12) isMonthFirst = true
    else if (first !== second) {
      if (first.length === 2 && second.length === 2) padded ??= date
      else unclear ??= date
    }
  }
  // One damaged day proves nothing about those that a bank has written.
  if (isMonthFirst && !padded) return 'month-first'
  if (isMonthFirst) unclear ??= padded
  if (unclear && !chosen) throw invalidDatesError(statementMessages.row.monthOrDay(unclear))
  return chosen ?? 'day-first'
}
