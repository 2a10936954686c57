import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { loadShowCell } from '../library/show-cell.ts'
import { sheetError } from '../sheet-error.ts'
import type { Book, SheetRow } from '../sheet-row.ts'
import { readCellStyles } from './cell-styles.ts'
import type { SheetZip } from './open-zip.ts'
import { readSharedTexts } from './shared-texts.ts'
import { SheetReader, type WorkbookContent } from './sheet-reader.ts'
import { readWorkbookParts } from './workbook-parts.ts'
import { walkXml } from './xml-walk.ts'

async function* readRows(
  zip: SheetZip,
  path: string,
  content: Promise<WorkbookContent>,
): AsyncGenerator<SheetRow> {
  const reader = new SheetReader(await content)
  const part = await zip.open(path)
  if (!part) throw sheetError(sheetMessages.broken)
  try {
    for await (const _ of walkXml(part, reader)) yield* reader.take()
  } finally {
    part.destroy()
  }
}

/**
 * Opens an .xlsx or .xlsm workbook. Its sheets are unpacked while they are read, row by row.
 * @param workbook the path of its own part
 * @throws HttpError (400, 413, 415) when it is not a workbook, or unpacks too large; Error for a corrupt one
 */
export async function openWorkbook(zip: SheetZip, workbook: string): Promise<Book> {
  const { sheets, sharedTexts, styles, dayZero } = await readWorkbookParts(zip, workbook)
  let content: Promise<WorkbookContent> | undefined
  const readContent = async () => {
    const formats = await readCellStyles(zip, styles)
    return {
      sharedTexts: await readSharedTexts(zip, sharedTexts),
      styles: formats,
      dayZero,
      show: await loadShowCell(formats.values()),
    }
  }
  return {
    format: 'xlsx',
    dayZero,
    delimiter: undefined,
    sheets: sheets.map(({ name, path }) => ({
      name,
      async *rows() {
        content ??= readContent()
        yield* readRows(zip, path, content)
      },
    })),
    close: () => zip.close(),
  }
}
