import { describe, expect, it } from '@jest/globals'
import { describeHead, findHeadingRow, findOrderTable } from './order-table.ts'

const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ number: at + 1, cells }))

describe('the table of an order', () => {
  it('begins at its headings, below a title and an address', () => {
    const rows = rowsOf(
      ['Purchase order'],
      ['Sharma Traders', '', '9876543210'],
      ['S.No', 'Part No', 'Rate', 'Qty'],
      ['1', '12A', '450', '5'],
    )
    const columns = { modelNo: 1, quantity: 3 }
    expect(findOrderTable(rows)).toEqual({ headingRow: 3, columns })
  })

  it('begins at headings that decide, rather than at earlier ones that do not', () => {
    const rows = rowsOf(['Part No', 'Date'], ['PO-7', '2026-11-28'], ['Part No', 'Qty'])
    expect(findOrderTable(rows)).toMatchObject({ headingRow: 3 })
  })

  it('is model number and quantity without headings, if every row is nothing else', () => {
    const bare = { headingRow: 0, columns: { modelNo: 0, quantity: 1 } }
    expect(findOrderTable(rowsOf(['12A', '5'], ['26A', '3', ''], ['00123', '7']))).toEqual(bare)
    expect(findOrderTable(rowsOf(['12A', '5 nos'], ['26A', '1,200 pcs.']))).toEqual(bare)
    expect(findOrderTable(rowsOf(['12A', '5 nos'], ['26A', '2 box']))).toBeUndefined()
    expect(findOrderTable(rowsOf(['12A', '5'], ['26A', '3', 'urgent']))).toBeUndefined()
    expect(findOrderTable(rowsOf(['Thing', 'Count'], ['26A', '3']))).toBeUndefined()
    expect(findOrderTable([])).toBeUndefined()
  })

  it('has columns to be chosen where two fit', () => {
    const rows = rowsOf(['Order'], ['Part No', 'Qty', 'Order Qty'], ['12A', '90', '5'])
    const table = { headingRow: 2, columns: undefined }
    expect(findOrderTable(rows)).toEqual(table)
    expect(describeHead(rows, { table, sheet: undefined })).toEqual({
      headings: ['Part No', 'Qty', 'Order Qty'],
      rows: [['12A', '90', '5']],
    })
    const columns = { modelNo: 0, quantity: 2 }
    expect(findHeadingRow(rows, { table, columns })).toBe(2)
  })

  it('shows five rows of the widest width, each cell on one line and short', () => {
    const rows = rowsOf(
      ['Order'],
      ['Thing', 'Count'],
      ...Array.from({ length: 9 }, (_, at) => [`Toner\n${at}`, '5', 'x'.repeat(200)]),
    )
    const head = describeHead(rows, { table: undefined, sheet: undefined })
    expect([head.headings, head.rows.length]).toEqual([['Thing', 'Count', ''], 5])
    expect(head.rows[0]).toEqual(['Toner 0', '5', 'x'.repeat(80)])
  })

  it('has no headings, when a quantity stands where they would', () => {
    const rows = rowsOf(['12A', 'black', '5'], ['26A', 'cyan', '3'])
    const columns = { modelNo: 0, quantity: 2 }
    expect(findHeadingRow(rows, { table: undefined, columns })).toBe(0)
    for (const first of [
      ['12A', 'black', '5 pcs'],
      ['12A', 'black', '2 box'],
      ['12A', 'black', '10-12'],
      ['12A', 'black', ''],
    ]) {
      const rowsWithUnits = rowsOf(first, ['26A', 'cyan', '3 pcs'])
      expect(findHeadingRow(rowsWithUnits, { table: undefined, columns })).toBe(0)
    }
    const named = rowsOf(['Thing', 'Colour', 'Count'], ['26A', 'cyan', '3'])
    expect(findHeadingRow(named, { table: undefined, columns })).toBe(1)
    const numbered = rowsOf(['Part No', 'Qty', 'Qty 2026'], ['26A', '90', '3'])
    const table = findOrderTable(numbered)
    expect(findHeadingRow(numbered, { table, columns })).toBe(1)
  })
})
