import { parse } from 'csv-parse/sync'
import { csvOptions } from './csv-options.ts'

/** Of two that divide equally well the first one counts: commas group the digits of numbers. */
const delimiters = ['\t', ';', '|', ',']
/** Lines by which the delimiter is found. */
const linesLookedAt = 300

/** How many delimiters divide the most lines of one width. */
function countAlike(start: string, delimiter: string): number {
  const widths = new Map<number, number>()
  try {
    const records: string[][] = parse(start, csvOptions(delimiter))
    for (const { length } of records) {
      if (length >= 2) widths.set(length, (widths.get(length) ?? 0) + 1)
    }
  } catch {
    // Not divided by this one: others may fit.
    return 0
  }
  return Math.max(0, ...[...widths].map(([width, lines]) => (width - 1) * lines))
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
  const counts = delimiters.map((delimiter) => countAlike(text, delimiter))
  const most = Math.max(...counts)
  const delimiter = most === 0 ? ',' : delimiters[counts.indexOf(most)]
  return { delimiter: delimiter ?? ',', isStated: false }
}
