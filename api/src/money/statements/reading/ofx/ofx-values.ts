import { indiaOffsetMinutes } from '@store/contract/rules/india-days'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { decodeXML } from 'entities'
import { calendarDay } from '../read-day.ts'
import type { StatementLine } from '../statement-line.ts'

/** The text of an element: without references to characters, on one line. */
export function readOfxText(text: string): string {
  return decodeXML(text).replace(/\s+/g, ' ').trim()
}

/** `20261126`, `20261126120000.000`, `20261126183000[-5:EST]`, `20261126120000[+5.5:IST]`. */
const instant =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(?:(\d{2})(?:\.\d{1,6})?)?)?(?:\[([+-]?\d{1,2}(?:\.\d{1,2})?)(?::[A-Z]{1,5})?\])?$/i

/**
 * The day of a transaction, in India where its file names the zone of its time; otherwise as it stands there: banks write the
 * days of their own country without one, whatever the standard says.
 * @returns YYYY-MM-DD; undefined when it cannot be read
 */
export function readOfxDay(text: string): string | undefined {
  const [, year = '', month = '', day = '', hours, minutes = '', seconds = '00', zone] =
    instant.exec(text) ?? []
  const written = calendarDay({ year: Number(year), month: Number(month), day: Number(day) })
  if (written === undefined || hours === undefined || zone === undefined) return written
  const local = Date.parse(`${written}T${hours}:${minutes}:${seconds}Z`)
  if (Number.isNaN(local)) return undefined
  const inIndia = local + (indiaOffsetMinutes - Number(zone) * 60) * 60_000
  return new Date(inIndia).toISOString().slice(0, 10)
}

/**
 * An amount with its sign: a point or a comma before its decimals, and nothing between its digits.
 * @example readOfxAmount('-1516.00') // { direction: 'debit', amount: 151600 }
 */
export function readOfxAmount(
  text: string,
): { direction: StatementLine['direction']; amount: Paise } | undefined {
  const [, sign, whole, decimals = ''] = /^([+-]?)(\d{1,13})(?:[.,](\d{1,2})0*)?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const amount = paise(Number(whole) * 100 + Number(decimals.padEnd(2, '0')))
  return { direction: sign === '-' ? 'debit' : 'credit', amount }
}
