import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { sheetError } from '../sheet-error.ts'
import { longestCell } from '../sheet-row.ts'
import type { SheetZip } from './open-zip.ts'
import { walkXml } from './xml-walk.ts'

/**
 * Shared texts are in memory while the sheet is read. The largest upload (25 MB, 50,000 rows with descriptions of 1,850
 * characters) has 92 MB of them, which take 265 MB of the thread's heap when they contain a ₹.
 */
const mostSharedBytes = 120 * 1024 * 1024
const mostSharedTexts = 1_500_000
/** Characters of a text with escapes. */
const mostRead = longestCell * 2

/** Control characters and others that XML does not allow, as spreadsheet programs write them. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** The texts shared by the cells of a workbook, by number; undefined for one that no cell can hold. */
export async function readSharedTexts(
  zip: SheetZip,
  path: string | undefined,
): Promise<readonly (string | undefined)[]> {
  const part = path ? await zip.open(path, mostSharedBytes) : undefined
  const texts: (string | undefined)[] = []
  if (!part) return texts
  let text = ''
  let isText = false
  let isReading = 0
  const walk = walkXml(part, {
    open(name) {
      if (name === 'si') text = ''
      // How a text is pronounced.
      if (name === 'rPh') isReading += 1
      isText = name === 't' && isReading === 0
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading -= 1
      if (name !== 'si') return
      if (texts.length === mostSharedTexts) throw sheetError(sheetMessages.unpacksTooLarge, 413)
      texts.push(text.length > mostRead ? undefined : decodeEscapes(text))
    },
    text(piece) {
      if (isText && text.length <= mostRead) text += piece
    },
  })
  for await (const _ of walk);
  return texts
}
