import type { CellKind } from '../sheet-row.ts'
import type { NumberFormat } from './number-format.ts'

/** What a cell says, and what it is besides that. */
export interface CellValue {
  text: string
  kind?: CellKind
}

const dayMs = 86_400_000

/**
 * The instants of day 0 of a workbook, from which it counts the days after February 1900. Excel for Mac used to count from
 * 1904, and workbooks that began there still do.
 */
export const dayZeros = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) }

/** 31 December 9999, the last day that spreadsheet programs know. */
const lastDay = 2_958_465
/** The digits that spreadsheet programs compute with and show. */
const shownDigits = 15

/** A number by the digits that count. */
export function exactText(number: number): string {
  return String(Number.isInteger(number) ? number : Number(number.toPrecision(shownDigits)))
}

/** A day, with the time if it has one: `2026-11-27`, `2026-11-27 18:02:11`. */
function dateText(serial: number, dayZero: number): string {
  const seconds = Math.round((serial * dayMs) / 1000)
  const instant = new Date(dayZero + seconds * 1000).toISOString()
  const [day, time] = [instant.slice(0, 10), instant.slice(11, 19)]
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** Hours, minutes and seconds, more than 24 hours for `[h]`. */
function timeText(serial: number): string {
  const seconds = Math.round(serial * 86_400)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * A number as its reader sees it: `0.28999999999999998` is 0.29, 0.18 in percent is `18%`, 123 shown by `00000` is 00123,
 * and 46353 shown as a date is `2026-11-27`.
 */
export function readNumber(
  value: number,
  { kind, leastDigits }: NumberFormat,
  dayZero: number,
): CellValue {
  switch (kind) {
    case 'percent':
      return { text: `${exactText(value * 100)}%` }
    case 'date':
      if (value < 0 || value > lastDay) return { text: exactText(value) }
      return { text: dateText(value, dayZero), kind: 'date' }
    case 'time':
      return value < 0 ? { text: exactText(value) } : { text: timeText(value), kind: 'date' }
    case 'scientific':
      return { text: exactText(value), kind: 'scientific' }
    case 'plain': {
      const text = exactText(value)
      return { text: /^\d+$/.test(text) ? text.padStart(leastDigits, '0') : text }
    }
  }
}
