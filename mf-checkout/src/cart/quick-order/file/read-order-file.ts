import { largestCartLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { formatCount } from '@store/ui'

/** Maximum file size in bytes; a cart holds far fewer lines. */
const largestListBytes = 512 * 1024

const isWorkbook = (file: File) => /\.xlsx$/i.test(file.name)

const tooManyRows = messages.quickOrder.fileTooLong(formatCount(largestCartLines))

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

/** Loaded with the first file: most visitors of a cart never choose one. */
async function readCsv(file: File): Promise<string[][]> {
  const { parse } = await import('papaparse')
  const { data } = parse<string[]>(await file.text(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  })
  return data
}

async function readRows(file: File): Promise<string[][]> {
  if (!isWorkbook(file)) return readCsv(file)
  const { readWorkbook } = await import('./read-workbook.ts')
  return readWorkbook(await file.arrayBuffer())
}

/** Reads a spreadsheet or CSV file of model numbers and quantities into lines as they are typed. */
export async function readOrderFile(file: File): Promise<OrderFile> {
  if (!/\.(xlsx|csv|txt)$/i.test(file.name)) return { error: messages.quickOrder.fileKind }
  if (file.size > largestListBytes) return { error: messages.quickOrder.fileTooLarge }
  try {
    // A cell may contain line breaks, but a line of the order is one line.
    const rows = (await readRows(file)).map((row) =>
      row.map((cell) => cell.replace(/\s+/g, ' ').trim()),
    )
    const lines = linesOf(rows.filter((row) => row.some(Boolean)))
    if (lines.length === 0) return { error: messages.quickOrder.fileEmpty }
    if (lines.length > largestCartLines) return { error: tooManyRows }
    return { lines: lines.join('\n') }
  } catch (error) {
    const isOffline = error instanceof Error && error.name === 'ChunkLoadError'
    return {
      error: isOffline ? messages.quickOrder.fileOffline : messages.quickOrder.fileUnreadable,
    }
  }
}
