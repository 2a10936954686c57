import { parse } from 'csv-parse/sync'
import { csvOptions } from './csv-options.ts'

/** Of two that divide equally well the first one counts: commas group the digits of numbers. */
const delimiters = ['\t', ';', '|', ',']
/** Lines by which the delimiter is found. */
const linesLookedAt = 300

/** The rows that a delimiter makes; none when it makes rows that no table has. */
function divide(text: string, delimiter: string): string[][] {
  try {
    return parse(text, csvOptions(delimiter))
  } catch {
    try {
      // A quotation mark that never ends says nothing of what divides the others.
      return parse(text, { ...csvOptions(delimiter), quote: false })
    } catch {
      return []
    }
  }
}

/** The rows that a delimiter divides alike. */
interface Division {
  delimiter: string
  /** Cells of each row. */
  widths: readonly number[]
  /** That of the rows that are divided alike. */
  width: number
  /** How many these are. */
  lines: number
  /** The first of them. */
  first: number
  /** How many delimiters divide them. */
  score: number
}

function divisionOf(text: string, delimiter: string): Division {
  const widths = divide(text, delimiter).map(({ length }) => length)
  const counts = new Map<number, number>()
  for (const width of widths) {
    if (width >= 2) counts.set(width, (counts.get(width) ?? 0) + 1)
  }
  let [most, lines, score] = [0, 0, 0]
  for (const [width, count] of counts) {
    if ((width - 1) * count <= score) continue
    ;[most, lines, score] = [width, count, (width - 1) * count]
  }
  return { delimiter, widths, width: most, lines, first: widths.indexOf(most), score }
}

/**
 * Whether another delimiter divides all rows that this one does, and the headings above them: then the signs of this one stand
 * within cells.
 */
function dividesHeadings(other: Division, { first, lines, widths }: Division): boolean {
  const above = first - 1
  return (
    widths[above] === 1 &&
    other.lines > lines &&
    [above, first].every((row) => other.widths[row] === other.width)
  )
}

/** The line by which a text says what divides its cells, as Excel reads and writes it. */
const statedDelimiter = /^sep=(.)\r?\n/i

/**
 * What divides the cells of a text.
 * @param start its first pieces, without a byte order mark
 * @returns isStated: the first line says so, and is no row of the table
 */
export function findDelimiter(start: string): { delimiter: string; isStated: boolean } {
  const [, stated] = statedDelimiter.exec(start) ?? []
  if (stated) return { delimiter: stated, isStated: true }
  const lines = start.split(/\r\n|\r|\n/, linesLookedAt + 1)
  // The last one may be cut.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines
  const text = whole.join('\n')
  const divisions = delimiters.map((delimiter) => divisionOf(text, delimiter))
  const most = Math.max(...divisions.map(({ score }) => score))
  const best = divisions.find(({ score }) => most > 0 && score === most)
  const found = best && (divisions.find((other) => dividesHeadings(other, best)) ?? best)
  return { delimiter: found?.delimiter ?? ',', isStated: false }
}
