import { edges, type PdfSheet } from './pdf-sheet.ts'

const size = 9
const lineHeight = 12

/** A column of a table on a page. */
export interface PdfColumn<Row> {
  title: string
  /** Left edge, or right edge when it is aligned `right`, in points. */
  x: number
  align?: 'left' | 'right'
  bold?: boolean
  /** Width at which texts are wrapped; without one they never are. */
  width?: number
  textOf(row: Row, index: number): string
}

/** A table on pages. */
export interface PdfTable<Row> {
  columns: readonly PdfColumn<Row>[]
  /** Draws a box to tick in front of each row. */
  isChecklist?: boolean
}

function drawHead<Row>(sheet: PdfSheet, columns: readonly PdfColumn<Row>[]): void {
  sheet.drawRule()
  sheet.moveDown(lineHeight)
  for (const { title, x, align = 'left' } of columns) {
    sheet.writeText(title, { x, size, bold: true, align })
  }
  sheet.moveDown(5)
  sheet.drawRule()
}

/** Draws rows over as many pages as they need, each with the head of the table. */
export function drawTable<Row>(
  sheet: PdfSheet,
  rows: readonly Row[],
  { columns, isChecklist = false }: PdfTable<Row>,
): void {
  drawHead(sheet, columns)
  for (const [index, row] of rows.entries()) {
    const cells = columns.map((column) => {
      const text = column.textOf(row, index)
      return { column, lines: column.width ? sheet.wrap(text, column.width, size) : [text] }
    })
    const lineCount = Math.max(...cells.map(({ lines }) => lines.length))
    if (sheet.ensureSpace(lineCount * lineHeight + 6)) drawHead(sheet, columns)
    sheet.moveDown(2)
    for (let line = 0; line < lineCount; line += 1) {
      sheet.moveDown(lineHeight)
      if (line === 0 && isChecklist) sheet.drawBox({ x: edges.left, size })
      for (const { column, lines } of cells) {
        const { x, align = 'left', bold = false } = column
        sheet.writeText(lines[line] ?? '', { x, size, align, bold })
      }
    }
    sheet.moveDown(4)
    sheet.drawRule()
  }
}
