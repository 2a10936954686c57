import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../../statement-errors.ts'

/** A field of an MT940 message: `:61:` and what follows it up to the next one. */
export interface Mt940Field {
  /** The line in the file, from 1. */
  row: number
  tag: string
  /** Without ends of lines. */
  lines: string[]
}

/** Whether a text is a SWIFT MT940 statement. */
export function isMt940(text: string): boolean {
  return /^\s*(?:\{1:|:20:)/.test(text) && /^:60[FM]:/m.test(text)
}

/** The frame of SWIFT around the fields: `{1:…}{2:…}{4:` before, `-}` or `-` after them. */
const frame = /^(?:\{\d:.*|-\}.*|-)$/

/**
 * Splits MT940 messages into their fields.
 * @throws HttpError (400) for a text that belongs to no field
 */
export function readFields(text: string): Mt940Field[] {
  const fields: Mt940Field[] = []
  let isInside = false
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const start = /^(?:\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line)
    if (start) {
      fields.push({ row: index + 1, tag: start[1] ?? '', lines: [start[2] ?? ''] })
      isInside = true
    } else if (frame.test(line)) {
      isInside = false
    } else if (line.trim() !== '') {
      if (!isInside) throw invalidStatementError(statementMessages.broken)
      fields.at(-1)?.lines.push(line)
    }
  }
  return fields
}
