import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../../statement-errors.ts'

/** A field of an MT940 or MT942 message: `:61:` and what follows it up to the next one. */
export interface Mt940Field {
  /** The line in the file, from 1. */
  row: number
  tag: string
  /** Without ends of lines. */
  lines: string[]
}

/** The frame of SWIFT around the fields: `{1:…}{2:…}{4:` before, `-}` or `-` after them. */
const frame = /^(?:\{\d:.*|-\}.*|-)$/
/** Programs of banks write the BIC of sender and receiver and the number of the message above its fields, or sessions of SWIFT. */
const header = /^(?:(?:\d{4} \d{2})?[A-Z]{6}[A-Z0-9]{2,15}|94[02](?: \d{2})?|:94[02]:)$/

const isAround = (line: string) => {
  const text = line.trim()
  return text === '' || frame.test(text) || header.test(text)
}

/** Which SWIFT message a text is: a statement, MT940, or an interim report without balances, MT942. */
export function kindOfMessage(text: string): 'mt940' | 'mt942' | undefined {
  const start = /^(?:\{.*\{4:)?:20:/m.exec(text)
  const above = text.slice(0, start?.index ?? 0).split(/\r\n|\n|\r/)
  if (!start || !above.every(isAround)) return undefined
  if (/^:60[FM]:/m.test(text)) return 'mt940'
  return /^:34F:/m.test(text) ? 'mt942' : undefined
}

const controlCodes = new Set([...Array(32).keys()].filter((code) => ![9, 10, 13].includes(code)))

/** Bytes of MT940 without the control characters by which lines of transmission mark the begin and the end of a message. */
export function withoutTransmissionMarks(bytes: Buffer): Buffer {
  const isMessage = /^[\p{Cc}\s]*(?:\{1:|:20:)/u.test(bytes.subarray(0, 256).toString('latin1'))
  return isMessage ? Buffer.from(bytes.filter((code) => !controlCodes.has(code))) : bytes
}

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
    } else if (frame.test(line) || (!isInside && isAround(line))) {
      isInside = false
    } else if (line.trim() !== '') {
      if (!isInside) throw invalidStatementError(statementMessages.broken)
      fields.at(-1)?.lines.push(line)
    }
  }
  return fields
}
