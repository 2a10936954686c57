import { fieldError } from '@store/contract/rules/field-errors'
import { largestLineQuantity } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import {
  mostQuantityLines,
  purchaseMessages,
} from '@store/contract/rules/purchases/purchase-messages'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import { HttpError } from '../http/errors/errors.ts'
import { unescapeFormula } from '../imports/sheets/cell-text.ts'
import { readSheet } from '../imports/sheets/read-sheet.ts'
import type { SheetRow } from '../imports/sheets/sheet-row.ts'

/** Positions of the two columns that count. */
interface QuantityColumns {
  modelNo: number
  quantity: number
}

/** The error of a file as a whole. */
export function invalidQuantityFileError(message: string, statusCode: 400 | 413 = 400): HttpError {
  return new HttpError({ ...fieldError('file', message), statusCode })
}

/** Reads a file of quantities, in this thread or in another one. */
export type ReadQuantities = typeof readQuantities

/** Finds the columns by their headings; undefined when the row has none: "model, quantity" without a heading. */
function findColumns(cells: readonly string[]): QuantityColumns | undefined {
  const headings = cells.map((cell) => cell.trim().toLowerCase())
  const modelNo = headings.findIndex((heading) => /^model\b|^modelno\b/.test(heading))
  // Our own file also has "Usual Quantity" and "Last Quantity".
  const quantity = headings.findIndex((heading) => /^(order )?(quantity|qty)\.?$/.test(heading))
  return modelNo >= 0 && quantity >= 0 ? { modelNo, quantity } : undefined
}

/** Spreadsheet programs may store 12 as 12.0. */
function readQuantity(text: string): number | undefined {
  const quantity = Number(/^(\d{1,9})(?:\.0+)?$/.exec(text)?.[1])
  return quantity <= largestLineQuantity ? quantity : undefined
}

function readRow({ number, cells }: SheetRow, columns: QuantityColumns, into: QuantityFile): void {
  const modelNo = unescapeFormula(cells[columns.modelNo] ?? '').trim()
  const text = (cells[columns.quantity] ?? '').trim()
  if (modelNo === '' || text === '') return
  const quantity = readQuantity(text)
  if (quantity === undefined) {
    into.rejected.push({ row: number, modelNo, message: messages.cart.quantity })
  } else if (quantity > 0) into.lines.push({ modelNo, quantity })
}

/**
 * Reads model numbers and quantities of an .xlsx or .csv file: our own export with its last column filled in, or two
 * columns. Rows without a quantity are left out.
 * @throws HttpError (400, 413, 415) for a file that cannot be read or has no quantity
 */
export async function readQuantities(path: string): Promise<QuantityFile> {
  const file: QuantityFile = { lines: [], rejected: [] }
  let columns: QuantityColumns | undefined
  for await (const row of readSheet(path)) {
    if (columns === undefined) {
      columns = findColumns(row.cells)
      if (columns) continue
      columns = { modelNo: 0, quantity: 1 }
    }
    readRow(row, columns, file)
    if (file.lines.length + file.rejected.length > mostQuantityLines) {
      throw invalidQuantityFileError(purchaseMessages.tooManyLines, 413)
    }
  }
  if (file.lines.length === 0) throw invalidQuantityFileError(purchaseMessages.noQuantity)
  return file
}
