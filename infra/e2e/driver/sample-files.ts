import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type BookType, utils, write } from '@e965/xlsx'
import sharp from 'sharp'

/** A file as chosen in a file dialog. */
export interface SampleFile {
  name: string
  mimeType: string
  buffer: Buffer
}

async function makeImage(background: string): Promise<SampleFile> {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: 'transfer.png', mimeType: 'image/png', buffer }
}

/** A small screenshot of a bank's confirmation. */
export function makeProofImage(): Promise<SampleFile> {
  return makeImage('#e8f1ea')
}

/** A unique screenshot. */
export function makeUniqueProofImage(): Promise<SampleFile> {
  return makeImage(`#${randomBytes(3).toString('hex')}`)
}

/** A unique slip as a PDF, for many orders at once: the API does not have to draw it again as it does with a picture. */
export function makeUniqueSlip(): SampleFile {
  const lines = ['%PDF-1.4', `% ${randomUUID()}`, '1 0 obj', '<< /Type /Catalog >>', 'endobj']
  const text = [...lines, 'trailer', '<< /Root 1 0 R >>', '%%EOF', ''].join('\n')
  return { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) }
}

/** A one-page bill. */
export async function makeBill(): Promise<SampleFile> {
  // Loaded here: it takes a while, and most tests need no bill.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({ size: [300, 200] })
  document.text('Tax invoice', 40, 80).end()
  return { name: 'bill.pdf', mimeType: 'application/pdf', buffer: await buffer(document) }
}

/** The rows of a sheet. */
export type SheetCells = (string | number)[][]

/** A sheet as a spreadsheet program saves it; browsers know the type of a file by its name only. */
export function makeSheet(name: string, bookType: BookType, rows: SheetCells): SampleFile {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'List')
  return { name, mimeType: '', buffer: write(book, { bookType, type: 'buffer' }) }
}
