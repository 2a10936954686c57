import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { text as textOf } from 'node:stream/consumers'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { HttpError } from '../http/errors/errors.ts'
import { openByLibrary } from './library/read-by-library.ts'
import { sheetError } from './sheet-error.ts'
import type { Book, Sheet, SheetRow } from './sheet-row.ts'
import { decodePieces, encodingOf } from './text/decode-text.ts'
import { findDelimiterOf, readDelimited } from './text/read-delimited.ts'
import { readWithPlainFooter } from './text/read-plain-footer.ts'
import { openZip, type SheetZip } from './workbook/open-zip.ts'
import { openWorkbook } from './workbook/read-workbook.ts'
import { findWorkbook } from './workbook/workbook-parts.ts'

const zipStarts = ['PK\u0003\u0004', 'PK\u0005\u0006']
/** The container of .xls files, and of .xlsx files with a password. */
const oldWorkbookStart = Buffer.from('d0cf11e0a1b11ae1', 'hex').toString('latin1')
/** Gnumeric packs its sheets so. */
const gzipStart = '\x1f\x8b'
/** The stream that holds a workbook with a password ([MS-OFFCRYPTO] 2.3.4.4). */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')
const webPage = /^\s*<(?:!doctype\s+html|html|head|meta|body|style|table|div)\b/i
/** A workbook of Excel 2003 in one XML file. */
const sheetXml = /urn:schemas-microsoft-com:office:spreadsheet/
const startLength = 4096
/** What the library unpacks and reads whole. */
const mostWholeBytes = 60 * 1024 * 1024

/** Whether a text is a web page with a table, or a workbook in one XML file. */
export function isSheetMarkup(text: string): boolean {
  return webPage.test(text) || sheetXml.test(text.slice(0, startLength))
}

export interface BookOptions {
  /** The last lines of a text may hold a quotation mark that never ends: they are read as they stand. */
  isFooterPlain?: boolean
}

/** A file by its path, or its bytes. */
export type SheetFile = string | Buffer

async function readStart(file: SheetFile): Promise<Buffer> {
  if (typeof file !== 'string') return file.subarray(0, startLength)
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(startLength), 0, startLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}

async function* bytesOf(file: SheetFile): AsyncGenerator<Uint8Array> {
  if (typeof file === 'string') yield* createReadStream(file)
  else yield file
}

const readWhole = async (file: SheetFile) => (typeof file === 'string' ? readFile(file) : file)

async function readPart(zip: SheetZip, name: string): Promise<string> {
  const part = await zip.open(name, mostWholeBytes)
  return part ? textOf(part) : ''
}

async function openOpenDocument(zip: SheetZip, file: SheetFile): Promise<Book> {
  const manifest = await readPart(zip, 'META-INF/manifest.xml')
  if (manifest.includes('encryption-data')) throw sheetError(sheetMessages.protected, 415)
  zip.assertSmall(mostWholeBytes)
  return openByLibrary(await readWhole(file), 'ods')
}

async function openZipped(file: SheetFile): Promise<Book> {
  const zip = await openZip(file)
  try {
    const workbook = await findWorkbook(zip)
    if (workbook?.endsWith('.bin')) {
      zip.assertSmall(mostWholeBytes)
      return await openByLibrary(await readWhole(file), 'xlsb')
    }
    if (workbook) return await openWorkbook(zip, workbook)
    if (zip.has('content.xml')) return await openOpenDocument(zip, file)
    throw sheetError(sheetMessages.fileType, 415)
  } catch (error) {
    zip.close()
    throw error
  }
}

async function openOld(file: SheetFile): Promise<Book> {
  const bytes = await readWhole(file)
  if (bytes.includes(encryptedPackage)) throw sheetError(sheetMessages.protected, 415)
  return openByLibrary(bytes, 'xls')
}

async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  let whole = ''
  for await (const piece of pieces) whole += piece
  return whole
}

async function* plainFooterRows(pieces: AsyncIterable<string>, delimiter: string) {
  yield* readWithPlainFooter(await wholeOf(pieces), delimiter)
}

async function openText(
  file: SheetFile,
  start: Buffer,
  { isFooterPlain }: BookOptions,
): Promise<Book> {
  const encoding = await encodingOf(start, () => bytesOf(file))
  const pieces = () => decodePieces(bytesOf(file), encoding)
  let head = ''
  for await (const piece of pieces()) {
    head += piece
    if (head.length >= startLength) break
  }
  if (isSheetMarkup(head)) {
    return openByLibrary(await wholeOf(pieces()), webPage.test(head) ? 'html' : 'xls')
  }
  if (/^\s*</.test(head)) throw sheetError(sheetMessages.fileType, 415)
  const delimiter = await findDelimiterOf(pieces())
  const read = isFooterPlain ? plainFooterRows : readDelimited
  const sheet: Sheet = { name: undefined, rows: () => read(pieces(), delimiter) }
  return {
    format: 'text',
    sheets: [sheet],
    dayZero: undefined,
    delimiter,
    close: () => undefined,
  }
}

async function openAny(file: SheetFile, options: BookOptions): Promise<Book> {
  const bytes = await readStart(file)
  const start = bytes.toString('latin1')
  if (start === '') throw sheetError(sheetMessages.empty)
  if (start.startsWith(gzipStart)) throw sheetError(sheetMessages.packed, 415)
  if (start.startsWith('%PDF')) throw sheetError(sheetMessages.pdf, 415)
  if (zipStarts.some((zip) => start.startsWith(zip))) return openZipped(file)
  if (start.startsWith(oldWorkbookStart)) return openOld(file)
  return openText(file, bytes, options)
}

/** True for an error of the file system, such as a disk error or a missing file. */
function isSystemFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/** Whatever goes wrong while a file is parsed is a fault of the file, even a RangeError. */
function faultOf(error: unknown): unknown {
  if (error instanceof HttpError || isSystemFault(error)) return error
  return sheetError(sheetMessages.broken)
}

/**
 * Turns any error of a parser into an error of the file. Errors of the consumer of the rows, the database for example,
 * never pass through here.
 * @throws HttpError (400) for an error of a parser; HTTP errors and errors of the file system unchanged
 */
export async function* rejectBrokenFile(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  try {
    yield* rows
  } catch (error) {
    throw faultOf(error)
  }
}

/**
 * Opens a file of sheets, whatever its name: the format is detected by its content (README.md).
 * @throws HttpError (400, 413, 415) that says what is wrong with the file and what to do
 */
export async function openBook(file: SheetFile, options: BookOptions = {}): Promise<Book> {
  try {
    const book = await openAny(file, options)
    const sheets = book.sheets.map((sheet) => ({
      ...sheet,
      rows: () => rejectBrokenFile(sheet.rows()),
    }))
    return { ...book, sheets }
  } catch (error) {
    throw faultOf(error)
  }
}
