/** Maximum file size in bytes; a cart holds far fewer lines. */
const largestListBytes = 512 * 1024

/** Messages for invalid files. */
export const fileErrors = {
  kind: 'Choose a .csv file. In Excel: File, Save as, CSV.',
  tooLarge: 'This file is too large for a quick order.',
  empty: 'There are no lines in this file.',
} as const

/** The lines of a file, or an error. */
export type OrderFile = { lines: string } | { error: string }

/** The cells of a row; a quoted cell may hold separators and doubled quotes. */
function cellsOf(row: string): string[] {
  const cells = row.matchAll(/("(?:[^"]|"")*"|[^,;\t]*)(?:[,;\t]|$)/g)
  return [...cells].map(([, cell = '']) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  )
}

/** Extracts model number and quantity from rows that may have headings and other columns. */
function linesOf(rows: readonly string[]): string[] {
  const headings = cellsOf(rows[0] ?? '')
  const model = headings.findIndex((head) => /model/i.test(head))
  const quantity = headings.findIndex((head) => /qty|quantity/i.test(head))
  const hasHeadings = model >= 0 && quantity >= 0
  const [modelAt, quantityAt] = hasHeadings ? [model, quantity] : [0, 1]
  return rows.slice(hasHeadings ? 1 : 0).map((row) => {
    const cells = cellsOf(row)
    return `${cells[modelAt] ?? ''}, ${cells[quantityAt] ?? ''}`
  })
}

/** Reads a CSV file of model numbers and quantities into lines as they are typed. */
export async function readOrderFile(file: File): Promise<OrderFile> {
  if (!/\.(csv|txt)$/i.test(file.name)) return { error: fileErrors.kind }
  if (file.size > largestListBytes) return { error: fileErrors.tooLarge }
  const text = (await file.text()).replace(/^\uFEFF/, '')
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '')
  const lines = linesOf(rows)
  return lines.length === 0 ? { error: fileErrors.empty } : { lines: lines.join('\n') }
}
