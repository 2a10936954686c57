import { longestWrittenLine } from '../../limits.ts'

/** Characters of a line that are read together: what is longer are many items, or a paragraph. */
const longestPiece = 2_000

/** Stands where a line was cut: what it parts is asked about. */
export const cut = '...'

/** True for a piece whose beginning or end stands elsewhere. */
export function isCut(text: string): boolean {
  return text.startsWith(`${cut} `) || text.endsWith(` ${cut}`)
}

/** Cuts at the last place where an item may end, else between words, else anywhere. */
function endOfPiece(text: string): number {
  const ends = [',', ';', '|', ' '].map((sign) => text.lastIndexOf(sign) + 1)
  return ends.find((end) => end > longestPiece / 2) ?? text.length
}

/**
 * A line in pieces that can be read in time; a list without line ends is one line.
 * @returns the line itself, unless it is very long
 */
export function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < line.length || from === 0; ) {
    const isLast = line.length - from <= longestPiece
    const text = line.slice(from, from + longestPiece)
    const piece = isLast ? text : text.slice(0, endOfPiece(text))
    const said = isLast ? piece : `${piece.replace(/[\s,;|]+$/, '')} ${cut}`
    pieces.push(from > 0 ? `${cut} ${said}` : said)
    from += Math.max(piece.length, 1)
  }
  return pieces
}

/** An item, of one that is too long the beginning; its last word goes, for half a number is another one. */
export function boundedItem(text: string): string {
  if (text.length <= longestWrittenLine) return text
  const start = text.slice(0, longestWrittenLine - cut.length - 1)
  const end = start.lastIndexOf(' ')
  return `${(end > 0 ? start.slice(0, end) : start).replace(/\p{Cs}$/u, '')} ${cut}`
}
