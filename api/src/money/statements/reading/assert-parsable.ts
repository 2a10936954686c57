import { mostStatementLines } from '@store/contract/rules/limits'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { mostColumns } from '../../../base/base.ts'
import { invalidStatementError } from '../statement-errors.ts'

/** Lines above and below the table, and blank ones. */
export const otherRows = 2_000
/** In characters. A narration has at most some hundred, and a quoted cell goes on in further lines. */
const longestLine = 64 * 1024
/** Blank lines between the others, and narrations in several lines. */
const mostLines = 4 * (mostStatementLines + otherRows)
const mostDelimiters = (mostStatementLines + otherRows) * mostColumns

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
const delimiters: ReadonlySet<number> = new Set([...',;|\t'].map((mark) => mark.charCodeAt(0)))

/**
 * Refuses a text of which parsers would make more lines or cells than any statement has, before one begins.
 * @throws HttpError (400, 413)
 */
export function assertParsable(text: string): void {
  let lines = 1
  let cells = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === lineFeed || code === carriageReturn) {
      const isPair = code === carriageReturn && text.charCodeAt(index + 1) === lineFeed
      if (!isPair) lines += 1
      start = index + 1
    } else if (delimiters.has(code)) cells += 1
    if (index - start >= longestLine) throw invalidStatementError(statementMessages.longLine(lines))
    if (lines > mostLines) throw invalidStatementError(statementMessages.tooManyLines, 413)
    if (cells > mostDelimiters) throw invalidStatementError(statementMessages.tooManyCells, 413)
  }
}
