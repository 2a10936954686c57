import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { escapeFormula } from './cell-text.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A cell of a sheet. The text of a number has only digits and a point. */
export interface SheetCell {
  text: string
  isNumber: boolean
}

/** The sheet of a workbook: its name, and its columns with those that hold numbers. */
export interface SheetLayout<Column extends string> {
  name: string
  columns: readonly Column[]
  numberColumns: ReadonlySet<Column>
}

/** The parts besides the sheet itself. */
const partsOf = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `<Types xmlns="${packaged}/content-types">` +
    '<Default Extension="rels" ' +
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>` +
    '<Override PartName="/xl/worksheets/sheet1.xml" ' +
    `ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" ` +
    `Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    `<sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" ` +
    `Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
})

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return (
    text
      // Characters that XML does not allow are written as _xHHHH_; a text that already looks like that is escaped.
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, (character) => {
        const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
        return `_x${hex}_`
      })
      .replace(/[&<>]/g, (character) => entities[character] ?? '')
  )
}

function textCell(reference: string, text: string): string {
  if (text === '') return ''
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
}

function numberCell(reference: string, digits: string): string {
  return digits === '' ? '' : `<c r="${reference}"><v>${digits}</v></c>`
}

/** The letters of a column, from 0: 27 is `AB`. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${lettersOf(Math.floor(index / 26) - 1)}${last}`
}

function rowOf(number: number, cells: readonly SheetCell[]): string {
  const drawn = cells.map(({ text, isNumber }, index) => {
    const reference = `${lettersOf(index)}${number}`
    return isNumber ? numberCell(reference, text) : textCell(reference, escapeFormula(text))
  })
  return `<row r="${number}">${drawn.join('')}</row>`
}

async function* writeSheet(
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetData>`
  let number = 0
  for await (const batch of batches) {
    yield batch
      .map((cells) => {
        number += 1
        return rowOf(number, cells)
      })
      .join('')
  }
  yield '</sheetData></worksheet>'
}

/** Rows as an .xlsx workbook, compressed while it is read. Texts are typed as texts, never as formulas. */
export function writeWorkbookRows(
  sheetName: string,
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  for (const [name, xml] of Object.entries(partsOf(sheetName))) {
    zip.addBuffer(Buffer.from(`${declaration}${xml}`), name)
  }
  const sheet = Readable.from(writeSheet(batches), { objectMode: false })
  sheet.on('error', (error) => output.destroy(error))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  zip.outputStream.pipe(output)
  return output
}

async function* rowsOf<Column extends string>(
  { columns, numberColumns }: SheetLayout<Column>,
  batches: AsyncIterable<readonly Record<Column, string>[]>,
): AsyncGenerator<SheetCell[][]> {
  yield [columns.map((text) => ({ text, isNumber: false }))]
  for await (const batch of batches) {
    yield batch.map((cells) =>
      columns.map((column) => ({ text: cells[column], isNumber: numberColumns.has(column) })),
    )
  }
}

/** {@link writeWorkbookRows} of rows whose columns have names, which are the first row. */
export function writeWorkbook<Column extends string>(
  layout: SheetLayout<Column>,
  batches: AsyncIterable<readonly Record<Column, string>[]>,
): Readable {
  return writeWorkbookRows(layout.name, rowsOf(layout, batches))
}
