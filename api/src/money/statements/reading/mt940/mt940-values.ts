import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { invalidStatementError } from '../../statement-errors.ts'
import { calendarDay } from '../read-day.ts'
import type { StatementLine } from '../statement-line.ts'
import type { Mt940Field } from './mt940-fields.ts'

function unreadable({ row, tag, lines: [text = ''] }: Mt940Field) {
  return invalidStatementError(statementMessages.row.field(row, { tag, text: text.slice(0, 65) }))
}

/** `1234,5`: a comma before at most two decimals, perhaps zeros in front; some banks write `1234` without it. */
function amountOf(text: string): Paise | undefined {
  const [, whole, decimals = ''] = /^0*(\d{1,13})(?:,(\d{0,2}))?$/.exec(text) ?? []
  return whole === undefined
    ? undefined
    : paise(Number(whole) * 100 + Number(decimals.padEnd(2, '0')))
}

/** YYMMDD. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = (/^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? []).map(Number)
  return calendarDay({ year: year ?? 0, month: month ?? 0, day: day ?? 0 })
}

/**
 * Reads a balance, fields 60 and 62: `C261101INR12345,67`.
 * @throws HttpError (400) when it cannot be read, or is not in rupees
 */
export function readBalanceField(field: Mt940Field): Paise {
  const [, mark, date, currency, text] =
    /^([CD])(\d{6})([A-Z]{3})([\d,]+)\s*$/.exec(field.lines.join('')) ?? []
  const amount = amountOf(text ?? '')
  if (!currency || amount === undefined || !dayOf(date ?? '')) throw unreadable(field)
  if (currency !== 'INR') throw invalidStatementError(statementMessages.onlyRupees(currency))
  return mark === 'D' ? paise(-amount) : amount
}

/** Reads the sum of an interim report, fields 90C and 90D: `2INR151600,`. @throws HttpError (400) */
export function readSumField(field: Mt940Field): { count: number; sum: Paise } {
  const [, count = '', currency, text = ''] =
    /^(\d{1,5})([A-Z]{3})([\d,]+)\s*$/.exec(field.lines.join('')) ?? []
  const sum = amountOf(text)
  if (!currency || sum === undefined) throw unreadable(field)
  if (currency !== 'INR') throw invalidStatementError(statementMessages.onlyRupees(currency))
  return { count: Number(count), sum }
}

/**
 * Field 34F, `INRD0,`: the least amount of an interim report, and its currency.
 * @throws HttpError (400) when it cannot be read, or is not in rupees
 */
export function assertFloorInRupees(field: Mt940Field): void {
  const [, currency] = /^([A-Z]{3})[CD]?[\d,]+\s*$/.exec(field.lines.join('')) ?? []
  if (!currency) throw unreadable(field)
  if (currency !== 'INR') throw invalidStatementError(statementMessages.onlyRupees(currency))
}

/**
 * The day of booking: month and day, in the year of the value date or, around New Year, in the one beside it.
 * @param valueDate YYMMDD
 */
function bookingDay(valueDate: string, monthAndDay: string): string | undefined {
  const valueYear = 2000 + Number(valueDate.slice(0, 2))
  const month = Number(monthAndDay.slice(0, 2))
  const monthsApart = month - Number(valueDate.slice(2, 4))
  const year = valueYear + (monthsApart > 6 ? -1 : monthsApart < -6 ? 1 : 0)
  return calendarDay({ year, month, day: Number(monthAndDay.slice(2)) })
}

/** What banks write that have no reference, or have it in the narration. */
const noReference = /^(?:NONREF|NOREF|[EKP]REF\+?|MARF\+?|SEE86)?$/

/** Some banks count months of 30 days. */
const endOfLongFebruary = /^\d{2}02(?:29|30)$/

/**
 * Value date, booking date or the blanks for it, mark, letter of the currency, amount, kind, reference, reference of the bank.
 * Banks fill a short kind with blanks, and some put one before it.
 */
const entry =
  /^(\d{6})(\d{4}| {4})?(R?[CD])([A-Z])?(\d[\d,]*) ?([A-Z][A-Z0-9 ]{3})([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/

/**
 * Reads a line of the statement, field 61. A reversed credit is a debit, and the other way round. A line of nothing is a message.
 * @throws HttpError (400)
 */
export function readEntryField(field: Mt940Field): StatementLine {
  const [first = '', ...details] = field.lines
  const [, valueDate = '', bookingDate = '', mark, , text, , own, banks] =
    entry.exec(first.trimEnd()) ?? []
  const valueDay = dayOf(valueDate)
  const isValueDate = valueDay !== undefined || endOfLongFebruary.test(valueDate)
  const bookedOn = bookingDate.trim() ? bookingDay(valueDate, bookingDate) : valueDay
  const amount = amountOf(text ?? '')
  if (!isValueDate || !bookedOn || amount === undefined) throw unreadable(field)
  const references = [own, banks].map((reference) => reference?.trim() ?? '')
  return {
    row: field.row,
    bookedOn,
    direction: mark === 'C' || mark === 'RD' ? 'credit' : 'debit',
    amount,
    narration: details.join(' ').trim(),
    bankReference:
      references.filter((reference) => !noReference.test(reference)).join(' ') || undefined,
    isReversal: mark === 'RC' || mark === 'RD',
  }
}

/** Banks break a narration after 65 characters, in the midst of a word too. */
const lineLength = 65

/** Sub-fields of a narration, `?20` to `?29` and `?60` to `?63`, hold this much of it each. */
const subFieldLength = 27

/** Pieces of a text on one line: a piece of full length may end in the midst of a word, a shorter one does not. */
function joinPieces(pieces: readonly string[], fullLength: number): string {
  return pieces.reduce((text, piece, index) => {
    const isBroken = index === 0 || (pieces[index - 1] ?? '').length >= fullLength
    return isBroken ? text + piece : `${text} ${piece}`
  }, '')
}

function joinSubFields(text: string): string {
  const [start = '', ...fields] = text.split(/(?=\?\d{2})/)
  const joined: string[] = []
  let ofNarration: string[] = []
  const finish = () => {
    if (ofNarration.length > 0) joined.push(joinPieces(ofNarration, subFieldLength))
    ofNarration = []
  }
  for (const field of fields) {
    const content = field.slice(3)
    if (/^\?(?:2\d|6[0-3])/.test(field)) ofNarration.push(content)
    else {
      finish()
      joined.push(content)
    }
  }
  finish()
  return [start, ...joined].join(' ')
}

/** The narration, field 86, on one line; without the numbers of sub-fields. */
export function readNarrationField({ lines }: Mt940Field): string {
  const isDivided = lines.some((line) => /\?20/.test(line))
  const text = isDivided ? joinSubFields(lines.join('')) : joinPieces(lines, lineLength)
  return text
    .replace(/\?\d{2}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
