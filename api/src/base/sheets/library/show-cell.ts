import type { ShowCell } from '../cells/lettered-number.ts'
import type { NumberFormat } from '../cells/number-format.ts'

const neverAsked: ShowCell = (_, value) => String(value)

/** How the library shows cells in the formats of a workbook: it is loaded only when one of them has letters. */
export async function loadShowCell(formats: Iterable<NumberFormat>): Promise<ShowCell> {
  const isNeeded = [...formats].some(({ lettered }) => lettered !== undefined)
  return isNeeded ? (await import('@e965/xlsx')).SSF.format : neverAsked
}
