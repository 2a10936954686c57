import type { WorkbookZip } from './workbook-zip.ts'
import { walkXml } from './xml-walk.ts'

/** The formats `0%` and `0.00%`, which every spreadsheet program has under these numbers. */
const builtInPercent = ['9', '10']
/** Excel has no more cell styles. */
const mostStyles = 65_490

/** Whether a number in this format is shown in percent. Texts, escaped characters and conditions do not count. */
function isPercentFormat(code: string): boolean {
  const [positive = ''] = code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '').split(';')
  return positive.includes('%')
}

/**
 * The styles of cells whose numbers are shown in percent, by their index: 18% typed in a cell is stored as 0.18, and
 * only the style says that it is 18.
 * @param address of the part with the styles; undefined when the workbook has none
 */
export async function readPercentStyles(
  zip: WorkbookZip,
  address: string | undefined,
): Promise<ReadonlySet<number>> {
  const part = address ? await zip.open(address) : undefined
  const percentStyles = new Set<number>()
  if (!part) return percentStyles
  const percentFormats = new Set(builtInPercent)
  let isCellStyle = false
  let index = 0
  const walk = walkXml(part, {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt' && isPercentFormat(formatCode)) percentFormats.add(numFmtId)
      if (name === 'cellXfs') isCellStyle = true
      if (name !== 'xf' || !isCellStyle) return
      if (index < mostStyles && percentFormats.has(numFmtId)) percentStyles.add(index)
      index += 1
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  for await (const _ of walk);
  return percentStyles
}
