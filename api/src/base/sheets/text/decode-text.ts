import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { sheetError } from '../sheet-error.ts'

/** Control characters, but for tab, line feed, form feed and carriage return: no text has them. */
const controlCharacters = /(?![\t\n\f\r\u0085])\p{Cc}/u

/** The encoding by the mark at the start of a text, or by the zeros that UTF-16 has beside Latin letters. */
export function findEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (second === 0 && fourth === 0 && first !== 0) return 'utf-16le'
  if (first === 0 && third === 0 && second !== 0) return 'utf-16be'
  return undefined
}

async function isUtf8(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

const noText = () => sheetError(sheetMessages.noText, 415)

/**
 * The encoding of a text: UTF-8, UTF-16 or, as older programs and banks write, Windows-1252.
 * @param start its first bytes
 * @param read reads it from the beginning; needed when nothing at its start tells the encoding
 */
export async function encodingOf(
  start: Uint8Array,
  read: () => AsyncIterable<Uint8Array>,
): Promise<string> {
  return findEncoding(start) ?? ((await isUtf8(read())) ? 'utf-8' : 'windows-1252')
}

/**
 * Decodes a text piece by piece.
 * @throws HttpError (415) when it is no text, or its bytes are damaged
 */
export async function* decodePieces(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw noText()
    }
  }
  const checked = (text: string) => {
    if (controlCharacters.test(text)) throw noText()
    return text
  }
  for await (const chunk of bytes) yield checked(decode(chunk))
  yield checked(decode())
}

/**
 * Decodes a whole text.
 * @throws HttpError (415) when it is no text, or its bytes are damaged
 */
export async function decodeText(bytes: Buffer): Promise<string> {
  async function* read() {
    yield bytes
  }
  let text = ''
  for await (const piece of decodePieces(read(), await encodingOf(bytes, read))) text += piece
  return text
}
