import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { escapeFormula } from './cell-text.ts'
import { type Cell, type Column, type ColumnKind, cellOf, groupsOf, type Table } from './table.ts'
import {
  headingStyle,
  mainNamespace,
  partsOf,
  sheetPart,
  styleOfKind,
  xmlDeclaration,
} from './workbook-parts.ts'
import { escapeXml } from './xml-text.ts'

/** In characters: dates and amounts that do not fit are shown as ####. */
const widthOfKind: Readonly<Record<ColumnKind, number>> = {
  number: 11,
  found: 14,
  text: 18,
  money: 15,
  day: 13,
  time: 21,
}

/** The letters of a column, from 0: 27 is `AB`. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${lettersOf(Math.floor(index / 26) - 1)}${last}`
}

const dayMs = 86_400_000
/** The day that spreadsheets count as 25,569: 1 January 1970. */
const epochSerial = 25_569

/** @param position letters and row, and the cell format: `r="A1" s="0"` */
function cellXml(position: string, cell: Cell): string {
  if (typeof cell === 'string') {
    const text = escapeXml(escapeFormula(cell))
    return `<c ${position} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
  }
  if (typeof cell === 'number') return `<c ${position}><v>${cell}</v></c>`
  return `<c ${position}><v>${cell.at.getTime() / dayMs + epochSerial}</v></c>`
}

/**
 * What stands above the rows: headings that stay while one scrolls, and columns whose blank cells are texts where the
 * others are. Only these: Gnumeric saves no format of a cell that has the one of its column, and others show its day as a
 * number then.
 */
function startOfSheet<Row>(columns: readonly Column<Row>[]): string {
  const layout = columns.map(({ kind, width = widthOfKind[kind] }, index) => {
    const number = index + 1
    const style = kind === 'text' ? ` style="${styleOfKind.text}"` : ''
    return `<col min="${number}" max="${number}" width="${width}"${style} customWidth="1"/>`
  })
  const headings = columns.map(({ heading }, index) =>
    cellXml(`r="${lettersOf(index)}1" s="${headingStyle}"`, heading),
  )
  return (
    `${xmlDeclaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${layout.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
  )
}

/** Filters, and no marks on numbers that are meant to be texts. */
function endOfSheet(columns: readonly unknown[], rows: number): string {
  const last = `${lettersOf(columns.length - 1)}${rows}`
  return (
    `</sheetData><autoFilter ref="A1:${last}"/><ignoredErrors>` +
    `<ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
  )
}

async function* sheetXml<Row>(table: Table<Row>): AsyncGenerator<string> {
  const columns = table.columns.map((column, index) => ({
    column,
    letters: lettersOf(index),
    style: styleOfKind[column.kind],
  }))
  yield startOfSheet(table.columns)
  let number = 1
  for await (const rows of groupsOf(table)) {
    let xml = ''
    for (const row of rows) {
      number += 1
      xml += `<row r="${number}">`
      for (const { column, letters, style } of columns) {
        const cell = cellOf(column, row)
        if (cell !== undefined) xml += cellXml(`r="${letters}${number}" s="${style}"`, cell)
      }
      xml += '</row>'
    }
    yield xml
  }
  yield endOfSheet(columns, number)
}

/** A table as an .xlsx workbook, compressed while it is read. Texts are typed as texts, never as formulas. */
export function writeWorkbook<Row>(table: Table<Row>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  for (const [name, xml] of Object.entries(partsOf(table.name))) {
    zip.addBuffer(Buffer.from(`${xmlDeclaration}${xml}`), name)
  }
  const sheet = Readable.from(sheetXml(table), { objectMode: false })
  sheet.on('error', (error) => output.destroy(error))
  // Nobody reads on when a client has gone.
  output.on('close', () => sheet.destroy())
  zip.addReadStream(sheet, sheetPart)
  zip.end()
  zip.outputStream.pipe(output)
  return output
}
