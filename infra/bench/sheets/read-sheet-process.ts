import { openTable } from '../../../api/src/base/sheets/open-table.ts'
import { openZip } from '../../../api/src/base/sheets/workbook/open-zip.ts'

/** A process that reads a workbook, or only unpacks it, and reports how many rows or bytes that were and what it took. */
const [, , path = '', work] = process.argv

async function countRows(): Promise<number> {
  const table = await openTable(path, (rows) => rows[0])
  let rows = 0
  for await (const _ of table.rows()) rows += 1
  table.book.close()
  return rows
}

async function countBytes(): Promise<number> {
  const zip = await openZip(path)
  let bytes = 0
  for (const name of ['xl/sharedStrings.xml', 'xl/worksheets/sheet1.xml']) {
    for await (const piece of (await zip.open(name)) ?? []) bytes += piece.length
  }
  zip.close()
  return bytes
}

const before = process.cpuUsage()
const count = await (work === 'unpack' ? countBytes() : countRows())
const { user, system } = process.cpuUsage(before)
const peakMb = process.resourceUsage().maxRSS / 1024
process.send?.({ count, cpuMs: (user + system) / 1000, peakMb })
