import { randomBytes } from 'node:crypto'
import { workbookParts, zipOf } from '../../../api/test/factories/workbook.ts'

/** As many products as an import may have. */
export const worstRows = 100_000

const headings = [
  ...['name', 'brand', 'category', 'modelNo', 'description', 'gst', 'unit', 'stock'],
  ...['priceEnduser', 'priceReseller', 'priceDistributor'],
]
const repeated = ['HP', 'Toner Cartridge', 'PCS']

const cellName = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`
const sharedCell = (column: number, row: number, text: number) =>
  `<c r="${cellName(column, row)}" t="s"><v>${text}</v></c>`
const numberCell = (column: number, row: number, value: number) =>
  `<c r="${cellName(column, row)}"><v>${value}</v></c>`

/** Letters that cannot be packed, so that the file is as large as its texts. */
const unpackable = (bytes: number) => randomBytes(bytes).toString('base64').replace(/[+/=]/g, 'x')

/** A workbook of nearly 25 MB with as many rows as an import may have, each with texts of its own. */
export async function makeWorstWorkbook(): Promise<Buffer> {
  const texts = [...headings, ...repeated]
  const [brand, category, unit] = repeated.map((text) => texts.indexOf(text))
  const rows = [`<row r="1">${headings.map((_, at) => sharedCell(at, 1, at)).join('')}</row>`]
  for (let row = 2; row <= worstRows + 1; row += 1) {
    const [name, modelNo, description] = [0, 1, 2].map((at) => texts.length + at)
    texts.push(unpackable(24), unpackable(12), unpackable(162))
    const shared = [name, brand, category, modelNo, description]
    const cells = [
      ...shared.map((text, column) => sharedCell(column, row, text ?? 0)),
      numberCell(5, row, 18),
      sharedCell(6, row, unit ?? 0),
      ...[row % 900, 1000 + row * 1.1, 900 + row * 1.1, 800 + row * 1.1].map((value, at) =>
        numberCell(7 + at, row, value),
      ),
    ]
    rows.push(`<row r="${row}">${cells.join('')}</row>`)
  }
  return zipOf(workbookParts(rows.join(''), texts))
}
