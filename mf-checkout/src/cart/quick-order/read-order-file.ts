/** Maximum file size in bytes; a cart holds far fewer lines. */
const largestListBytes = 512 * 1024

/** Messages for invalid files. */
export const fileErrors = {
  kind: 'Choose a .csv file. In Excel: File, Save as, CSV.',
  tooLarge: 'This file is too large for a quick order.',
  empty: 'There are no lines in this file.',
  offline: 'The file could not be read. Check your connection and try again.',
} as const

/** The lines of a file, or an error. */
export type OrderFile = { lines: string } | { error: string }

/** Extracts model number and quantity from rows that may have headings and other columns. */
function linesOf(rows: readonly string[][]): string[] {
  const [headings = []] = rows
  const model = headings.findIndex((head) => /model/i.test(head))
  const quantity = headings.findIndex((head) => /qty|quantity/i.test(head))
  const hasHeadings = model >= 0 && quantity >= 0
  const [modelAt, quantityAt] = hasHeadings ? [model, quantity] : [0, 1]
  return rows
    .slice(hasHeadings ? 1 : 0)
    .map((cells) => `${cells[modelAt] ?? ''}, ${cells[quantityAt] ?? ''}`)
}

/** Reads a CSV file of model numbers and quantities into lines as they are typed. */
export async function readOrderFile(file: File): Promise<OrderFile> {
  if (!/\.(csv|txt)$/i.test(file.name)) return { error: fileErrors.kind }
  if (file.size > largestListBytes) return { error: fileErrors.tooLarge }
  // Loaded with the first file: most visitors of a cart never choose one.
  const csv = await import('papaparse').catch(() => undefined)
  if (csv === undefined) return { error: fileErrors.offline }
  const { data } = csv.parse<string[]>(await file.text(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  // A cell may contain line breaks, but a line of the order is one line.
  const rows = data.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const lines = linesOf(rows)
  return lines.length === 0 ? { error: fileErrors.empty } : { lines: lines.join('\n') }
}
