import { expect, it } from '@jest/globals'
import type { SheetRow } from '../../../base/sheets/sheet-row.ts'
import { createNameReader } from '../options/name-reader.ts'
import { readColumns } from './import-columns.ts'
import { type PlannedBatch, planImport } from './plan-import.ts'
import type { ProductKeyFields } from './product-key.ts'

async function* rowsOf(lines: readonly string[][]): AsyncGenerator<SheetRow> {
  for (const [index, cells] of lines.entries()) yield { number: index + 1, cells }
}

it('rejects a key text that no product can have before it is stored or looked up', async () => {
  const long = 'x'.repeat(32_767)
  const lines = [
    ['brand', 'modelNo', 'name'],
    [long, 'M-1', ''],
    ['Logitech', long, ''],
    ['Logitech', '', long],
    ['Logitech', 'M-2', ''],
  ]
  const lookedUp: ProductKeyFields[] = []
  const batches: PlannedBatch[] = []
  const names = createNameReader({ brand: [], category: [] })
  const reading = {
    ...{ options: {}, names, shown: undefined, isPreview: true },
    areDeclarationsRequired: false,
  }
  const sheet = { rows: rowsOf(lines), readColumns, reading }
  for await (const batch of planImport(sheet, async (keys) => {
    lookedUp.push(...keys)
    return []
  })) {
    batches.push(batch)
  }
  expect(lookedUp).toEqual([{ brand: 'Logitech', modelNo: 'M-2', name: '' }])
  const value = 'x'.repeat(80)
  expect(batches[0]?.rejected.slice(0, 3).flatMap(({ faults }) => faults)).toEqual([
    { row: 2, field: 'brand', value, message: expect.stringContaining('80') },
    { row: 3, field: 'modelNo', value, message: expect.stringContaining('120') },
    { row: 4, field: 'name', value, message: expect.stringContaining('200') },
  ])
})
