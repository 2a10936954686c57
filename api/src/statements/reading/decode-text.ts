import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { invalidStatementError } from '../statement-errors.ts'

/** Control characters, but for tab, line feed, form feed and carriage return: no text has them. */
const controlCharacters = /(?![\t\n\f\r\u0085])\p{Cc}/u

/** The encoding by the mark at the start of the file, or by the zeros that UTF-16 has beside Latin letters. */
function findEncoding(bytes: Buffer): string | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (second === 0 && fourth === 0 && first !== 0) return 'utf-16le'
  if (first === 0 && third === 0 && second !== 0) return 'utf-16be'
  return undefined
}

function decodeAs(encoding: string, bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes the text of a statement: UTF-8, UTF-16 or, as older programs of banks write, Windows-1252.
 * @throws HttpError (415) when it is no text, or its bytes are damaged
 */
export function decodeText(bytes: Buffer): string {
  const encoding = findEncoding(bytes)
  const text = encoding
    ? decodeAs(encoding, bytes)
    : (decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes))
  if (text === undefined || controlCharacters.test(text)) {
    throw invalidStatementError(statementMessages.encoding, 415)
  }
  return text
}
