import type { CellObject, WorkSheet } from '@e965/xlsx'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { cellReference } from '../cells/cell-reference.ts'
import {
  type CellContext,
  readNumberCell,
  readShown,
  readTextCell,
} from '../cells/lettered-number.ts'
import { readNumberFormat } from '../cells/number-format.ts'
import { type CellValue, dayZeros } from '../cells/number-text.ts'
import { sheetError } from '../sheet-error.ts'
import {
  type Book,
  type BookFormat,
  type CellKind,
  longestCell,
  mostColumns,
  type Sheet,
  type SheetRow,
} from '../sheet-row.ts'
import { decodeReferences } from './decode-references.ts'

/** [MS-XLS] 2.5.10: the errors of old workbooks by their numbers. */
const errorTexts: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

/** A cell, and what it shows where the file says so, as OpenDocument does. */
function cellValue({ t, v = '', z = '', w }: CellObject, context: CellContext): CellValue {
  if (t === 'b') return { text: v === true ? 'TRUE' : 'FALSE', kind: 'boolean' }
  if (t === 'e') return { text: errorTexts[Number(v)] ?? String(v), kind: 'error' }
  const format = readNumberFormat(String(z))
  if (typeof v !== 'number') return { text: readTextCell(String(v), format, context) }
  const hasZeros = format.leastDigits > 0 && format.lettered === undefined
  const isShown = w !== undefined && format.kind === 'plain' && !hasZeros
  return isShown ? readShown(v, w) : readNumberCell(v, format, context)
}

function rowOf(
  number: number,
  found: readonly (CellObject | null | undefined)[],
  context: CellContext,
): SheetRow {
  const cells: string[] = []
  const kinds = new Map<number, CellKind>()
  for (const [column, cell] of found.entries()) {
    const { text, kind } = cell ? cellValue(cell, context) : { text: '', kind: undefined }
    if (text.length > longestCell)
      throw sheetError(sheetMessages.cellTooLong(cellReference(column, number)))
    if (text !== '' && column >= mostColumns) throw sheetError(sheetMessages.tooManyColumns(number))
    if (column < mostColumns) cells.push(text)
    if (kind) kinds.set(column, kind)
  }
  return { number, cells, ...(kinds.size > 0 && { kinds }) }
}

async function* rowsOf(sheet: WorkSheet, context: CellContext): AsyncGenerator<SheetRow> {
  const rows: (CellObject | null | undefined)[][] = sheet['!data'] ?? []
  // A row of which nothing is stored is a hole.
  for (const [index, row] of rows.entries()) {
    if (row) yield rowOf(index + 1, Array.from(row), context)
  }
}

/** Loaded with the first file that needs it. */
async function loadLibrary() {
  const [library, codepages] = await Promise.all([
    import('@e965/xlsx'),
    import('@e965/xlsx/dist/cpexcel.full.mjs'),
  ])
  library.set_cptable(codepages)
  return library
}

/** Reads without what the library writes to the console of number formats: what a cell shows is checked here. */
function readQuietly<Result>(read: () => Result): Result {
  const { error } = console
  console.error = () => undefined
  try {
    return read()
  } finally {
    console.error = error
  }
}

/**
 * Opens old workbooks, OpenDocument sheets, binary workbooks and tables of web pages with SheetJS, which reads them whole:
 * only in a thread with a bounded heap. After a file that it cannot read the library keeps a part of its state, so a
 * thread reads one file.
 * @param content a text for web pages and XML, bytes otherwise
 * @throws HttpError (400) for a file with a password; Error for a corrupt one
 */
export async function openByLibrary(content: Buffer | string, format: BookFormat): Promise<Book> {
  const { read, SSF } = await loadLibrary()
  const isText = typeof content === 'string'
  const options = {
    type: isText ? 'string' : 'buffer',
    dense: true,
    cellNF: true,
    // What a cell shows stands in OpenDocument alone; of conditions of its formats nothing else tells.
    cellText: format === 'ods',
    cellFormula: false,
    cellHTML: false,
    // Cells of a web page are texts, as they stand there: 00123 is no number.
    raw: format === 'html',
  } as const
  try {
    const source = isText && format === 'html' ? decodeReferences(content) : content
    const book = readQuietly(() => read(source, options))
    const { Sheets: views = [], WBProps: properties } = book.Workbook ?? {}
    const dayZero = properties?.date1904 ? dayZeros.from1904 : dayZeros.from1900
    const sheets = book.SheetNames.flatMap((name, index): Sheet[] => {
      const sheet = book.Sheets[name]
      const isHidden = (views[index]?.Hidden ?? 0) > 0
      if (!sheet || isHidden) return []
      return [
        {
          name: format === 'html' ? undefined : name,
          rows: () => rowsOf(sheet, { dayZero, show: SSF.format }),
        },
      ]
    })
    return { format, sheets, dayZero, delimiter: undefined, close: () => undefined }
  } catch (error) {
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message)
    throw isProtected ? sheetError(sheetMessages.protected, 415) : error
  }
}
