import { isNameOf } from '@store/contract/rules/sheets/column-names'
import type { StatementTable } from './find-table.ts'
import type { LineReader } from './read-line.ts'

type Cells = readonly string[]

/** The columns that hold texts, the narration first: programs forget the quotation marks around their commas. */
function textColumns({ columns, headings }: StatementTable): number[] {
  const { date, credit, debit, amount, direction, balance, narration, reference } = columns
  const others = new Set([date, credit, debit, amount, direction, balance])
  const isDirection = (index: number) => isNameOf('direction', headings[index] ?? '')
  const texts = [narration, reference, ...headings.keys()].filter((index) => index !== undefined)
  return [...new Set(texts)].filter((index) => !others.has(index) && !isDirection(index))
}

function widthOf(cells: Cells): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}

/** What a row says of money; undefined when it is no whole line. */
function moneyOf(cells: Cells, table: StatementTable, reader: LineReader): string | undefined {
  const day = reader.dayOf(cells)
  if (day === undefined || widthOf(cells) > table.headings.length) return undefined
  try {
    const line = reader.read(0, cells, day)
    if (!line || (table.columns.balance !== undefined && line.balance === undefined))
      return undefined
    return [day, line.direction, line.amount, line.balance].join()
  } catch {
    return undefined
  }
}

/**
 * Puts the cells of a row together that a delimiter in a text has divided: `POS SHREE SAI, STATIONERS` without quotation marks.
 * The columns of money and days on both sides tell where.
 * @returns the row as it was when nothing fits, or places fit by which it would say different things
 */
export function rejoinCells(
  cells: readonly string[],
  { table, reader, delimiter }: { table: StatementTable; reader: LineReader; delimiter: string },
): readonly string[] {
  if (cells.length <= table.titles.length) return cells
  const said = moneyOf(cells, table, reader)
  if (said !== undefined && table.columns.balance === undefined) return cells
  const surpluses = new Set([
    cells.length - table.titles.length,
    widthOf(cells) - table.headings.length,
  ])
  const joined = [...surpluses]
    .filter((surplus) => surplus > 0)
    .flatMap((surplus) =>
      textColumns(table).flatMap((at) => {
        const pieces = cells.slice(at, at + surplus + 1)
        if (pieces.some((piece) => piece.trim() === '')) return []
        return [[...cells.slice(0, at), pieces.join(delimiter), ...cells.slice(at + surplus + 1)]]
      }),
    )
  const forms = [cells, ...joined].map((form) => ({ form, money: moneyOf(form, table, reader) }))
  const fitting = forms.filter(({ money }) => money !== undefined)
  const [first] = fitting
  const isClear = fitting.every(({ money }) => money === first?.money)
  return first && isClear ? first.form : cells
}
