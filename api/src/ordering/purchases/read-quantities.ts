import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { packagesOf } from '@store/contract/rules/orders/written-lines/package-unit'
import {
  mostQuantityLines,
  purchaseMessages,
} from '@store/contract/rules/purchases/purchase-messages'
import { isNameOf } from '@store/contract/rules/sheets/column-names'
import type { OrderColumns } from '@store/contract/rules/sheets/order-columns'
import { readQuantityCell } from '@store/contract/rules/sheets/quantity-cell'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { isTotalRow } from '@store/contract/rules/sheets/total-row'
import type { QuantityFile } from '@store/contract/schemas/orders/purchases'
import type { TableHead } from '@store/contract/schemas/table-head'
import { HttpError, openTable, type SheetRow, unescapeFormula } from '../../base/base.ts'
import { describeHead, findHeadingRow, findOrderTable } from './order-table.ts'

/** The error of a file as a whole. */
export function invalidQuantityFileError(message: string, statusCode: 400 | 413 = 400): HttpError {
  return new HttpError({ ...fieldError('file', message), statusCode })
}

/** The columns that a person chose, or `ask`: the person wants to choose. */
export type ColumnChoice = OrderColumns | 'ask'

/** What a file of quantities says, or the head of its table when a person has to choose its columns. */
export type QuantitiesRead =
  | { file: QuantityFile; headings: readonly string[] | undefined }
  | { head: TableHead }

/** Reads a file of quantities, in this thread or in another one. */
export type ReadQuantities = typeof readQuantities

const besides = ['brand', 'unit', 'cost'] as const

/** A line as it was read; its cost, as it is written, is for bills of suppliers. */
export type QuantityFileLine = QuantityFile['lines'][number] & { cost?: string }

/** The columns of an order, and those of the table that say what its model numbers and quantities mean. */
type LineColumns = OrderColumns & Partial<Record<(typeof besides)[number], number | undefined>>

/** @param headings blank for a table without any */
function withOthers(columns: OrderColumns, headings: readonly string[]): LineColumns {
  const own = Object.values(columns)
  const positions = besides.map((column) => {
    const found = [...headings.keys()].filter(
      (index) => !own.includes(index) && isNameOf(column, headings[index] ?? ''),
    )
    return [column, found.length === 1 ? found[0] : undefined] as const
  })
  return { ...columns, ...Object.fromEntries(positions) }
}

function textAt(cells: readonly string[], column: number | undefined): string {
  return unescapeFormula(cells[column ?? -1] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function readRow(
  { number: row, cells, kinds }: SheetRow,
  columns: LineColumns,
  into: QuantityFile,
): void {
  const modelNo = textAt(cells, columns.modelNo)
  const typed = (cells[columns.quantity] ?? '').trim()
  const counted = `${typed} ${textAt(cells, columns.unit)}`
  // A column of units may say what else it likes, but packages and dozens are no pieces.
  const text = readQuantityCell(typed) && packagesOf(counted, 0) ? counted : typed
  if (modelNo === '' || text === '') return
  const kind = kinds?.get(columns.modelNo)
  const strange = kind && sheetMessages.cellHolds[kind]
  if (strange) {
    into.rejected.push({ row, modelNo, quantity: text, message: strange })
    return
  }
  const quantity = readQuantityCell(text)
  if (quantity === undefined) {
    into.rejected.push({ row, modelNo, quantity: text, message: messages.cart.quantity })
  } else if (quantity > 0) {
    const [brand, cost] = [textAt(cells, columns.brand), textAt(cells, columns.cost)]
    const line: QuantityFileLine = {
      modelNo,
      ...(brand !== '' && { brand }),
      ...(cost !== '' && { cost }),
      quantity,
    }
    into.lines.push(line)
  }
}

/**
 * Reads model numbers and quantities of a sheet in any format: our own export with its last column filled in, or an order
 * with these two columns among others. Rows without a quantity are left out.
 * @param choice the columns that a person chose for a table with these headings
 * @returns the head of the table when nothing tells which columns count; otherwise its headings, if it has any
 * @throws HttpError (400, 413, 415) for a file that cannot be read or has no quantity
 */
export async function readQuantities(path: string, choice?: ColumnChoice): Promise<QuantitiesRead> {
  const table = await openTable(path, findOrderTable)
  try {
    const { first, sheet } = table
    const head = describeHead(first, { table: table.head, sheet })
    const columns = choice === 'ask' ? undefined : (choice ?? table.head?.columns)
    if (!columns && first.length > 0) return { head }
    const headingRow = columns ? findHeadingRow(first, { table: table.head, columns }) : 0
    const file: QuantityFile = { lines: [], rejected: [], ...(sheet && { sheet }) }
    const totals: number[] = []
    const ofLines = columns && withOthers(columns, headingRow > 0 ? head.headings : [])
    for await (const row of table.rows()) {
      if (ofLines && row.number > headingRow) {
        if (isTotalRow(row.cells)) totals.push(row.number)
        else readRow(row, ofLines, file)
      }
      if (file.lines.length + file.rejected.length > mostQuantityLines) {
        throw invalidQuantityFileError(purchaseMessages.tooManyLines, 413)
      }
    }
    if (file.lines.length + file.rejected.length === 0) {
      throw invalidQuantityFileError(purchaseMessages.noQuantity)
    }
    if (totals.length > 0) file.totalRows = totals.slice(0, mostQuantityLines)
    return { file, headings: headingRow === 0 ? undefined : head.headings }
  } finally {
    table.book.close()
  }
}
