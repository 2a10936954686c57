import { guessLine, isComplete } from '../guess-line.ts'
import { boundedItem } from '../line-pieces.ts'

/** What mail programs write above the mail that is answered. */
const quoteHead = /^(?:on\b(?=\D*\d).*(?:wrote:|@[^\s@]+>)$|-{2,}\s*original message)/i
const quoted = /^\s*>/
const signOff = /^(?:(?:thanks?|and|&|with|warm|best|kind)\s*)*regards\b/i

/**
 * Leaves out the mail that is answered, below an order, and the names below "Regards".
 * @param lines clean ones; those that are left out become blank
 * @param written the same lines, as pasted
 */
export function withoutMail(lines: readonly string[], written: readonly string[]): string[] {
  const head = written.findIndex((line) => quoteHead.test(line.trim()))
  const signed = written.findIndex((line) => signOff.test(line.trim()))
  if (head < 0 && signed < 0) return [...lines]
  const isOrder = (line: string) => line !== '' && isComplete(guessLine(boundedItem(line)))
  const isAnswer = head >= 0 && lines.slice(0, head).some(isOrder)
  // Where the quoted lines are marked, an answer may stand among them.
  const isMarked = isAnswer && written.slice(head).some((line) => quoted.test(line))
  return lines.map((line, at) => {
    const isQuoted = isAnswer && at > head && (!isMarked || quoted.test(written[at] ?? ''))
    const isSignature = signed >= 0 && at > signed && !/\d/.test(line)
    return at === head || isQuoted || isSignature ? '' : line
  })
}
