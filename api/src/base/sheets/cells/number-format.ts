import { pieces } from '@store/contract/rules/orders/written-lines/numbers/number-words'

/** How a number format shows a number, as far as it changes what the cell says. */
export interface NumberFormat {
  kind: 'plain' | 'percent' | 'date' | 'time' | 'scientific'
  /** Digits that are shown at least: 5 for `00000`. */
  leastDigits: number
  /** The whole format, where it shows letters or digits of its own beside the number: `"TN-"0`. */
  lettered?: string
}

export const plainFormat: NumberFormat = { kind: 'plain', leastDigits: 0 }

const formatOfKind = (kind: NumberFormat['kind']): NumberFormat => ({ kind, leastDigits: 0 })

/** ECMA-376, part 1, 18.8.30: the numbers of formats that every program has; those from 27 on are dates of East Asia. */
const builtIn: readonly [from: number, to: number, kind: NumberFormat['kind']][] = [
  [9, 10, 'percent'],
  [11, 11, 'scientific'],
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date'],
  [27, 36, 'date'],
  [45, 47, 'time'],
  [48, 48, 'scientific'],
  [50, 58, 'date'],
]

/** The format that a program has under a number, when the file does not say it. */
export function builtInFormat(id: number): NumberFormat {
  const known = builtIn.find(([from, to]) => id >= from && id <= to)
  return known ? formatOfKind(known[2]) : plainFormat
}

/** What is shown literally, and colours, conditions and languages; `[h]` counts hours, and stays. */
const literal = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

/** Letters that say what is counted, and are no part of a text: of money, pieces or weight. */
const counted = new RegExp(
  String.raw`^(?:₹|rs\.?|inr|usd|eur|gbp|/-|${pieces}|kgs?|gms?|grams?)\.?$`,
  'iu',
)

/** Whether what stands around a number is more than signs, money, and words of pieces. */
export function isText(around: string): boolean {
  return /[\p{L}\p{N}]/u.test(around) && !counted.test(around.trim())
}

/** Whether a format shows letters or digits of its own; a comma behind the digits divides by a thousand, and `K` says so. */
function isLettered(code: string): boolean {
  const literals = code.match(/(?:"[^"]*"|\\.)+/g) ?? []
  const isScaled = /[0#?],+(?![0#?])/.test(code.replace(literal, ''))
  return !isScaled && literals.some((found) => isText(found.replace(/"|\\(?=.)/g, '')))
}

/**
 * Reads a number format: only its first part counts, for positive numbers, unless it shows letters.
 * @example readNumberFormat('dd-mmm-yy') // { kind: 'date', … }
 */
export function readNumberFormat(code: string): NumberFormat {
  const format = formatOf(code)
  return format.kind === 'plain' && isLettered(code) ? { ...format, lettered: code } : format
}

function formatOf(code: string): NumberFormat {
  const [shown = ''] = code.replace(literal, '').split(';')
  const marks = shown.trim().toLowerCase()
  if (marks === '' || marks === 'general' || marks === 'standard' || marks === '@') {
    return plainFormat
  }
  if (/^0+$/.test(marks)) return { kind: 'plain', leastDigits: marks.length }
  if (marks.includes('%')) return formatOfKind('percent')
  if (/[0#?]e[+-]?[0#]/.test(marks)) return formatOfKind('scientific')
  if (/[yd]/.test(marks) || (marks.includes('m') && !/[hs]/.test(marks))) {
    return formatOfKind('date')
  }
  return /[hs]/.test(marks) ? formatOfKind('time') : plainFormat
}
