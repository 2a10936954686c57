import {
  builtInFormat,
  type NumberFormat,
  plainFormat,
  readNumberFormat,
} from '../cells/number-format.ts'
import type { SheetZip } from './open-zip.ts'
import { walkXml } from './xml-walk.ts'

/** Excel has no more cell styles. */
const mostStyles = 65_490

/**
 * The number formats of cells, by the index of their style. Plain ones are left out: 18% typed in a cell is stored as 0.18,
 * and only its style says that it is 18.
 * @param path of the part with the styles; undefined when the workbook has none
 */
export async function readCellStyles(
  zip: SheetZip,
  path: string | undefined,
): Promise<ReadonlyMap<string, NumberFormat>> {
  const styles = new Map<string, NumberFormat>()
  const part = path ? await zip.open(path) : undefined
  if (!part) return styles
  const formats = new Map<string, NumberFormat>()
  let isCellStyle = false
  let index = 0
  const walk = walkXml(part, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') formats.set(numFmtId, readNumberFormat(formatCode))
      if (name === 'cellXfs') isCellStyle = true
      if (name !== 'xf' || !isCellStyle) return
      const format = formats.get(numFmtId) ?? builtInFormat(Number(numFmtId))
      const isPlain =
        format.kind === plainFormat.kind && format.leastDigits === 0 && !format.lettered
      if (!isPlain && index < mostStyles) styles.set(String(index), format)
      index += 1
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  for await (const _ of walk);
  return styles
}
