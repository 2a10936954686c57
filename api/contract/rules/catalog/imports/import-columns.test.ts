import { describe, expect, it } from '@jest/globals'
import { canTellProducts, guessMapping, importColumns } from './import-columns.ts'

describe('guessing the column of a heading', () => {
  it('recognises our own names in any spelling', () => {
    const written = ['NAME', 'Brand', 'category', 'Model No', 'Description', 'GST', 'hsn', 'Unit']
    const prices = [
      'Stock',
      'seen_stock',
      'Price Enduser',
      'price_reseller',
      'price-distributor',
      'Slabs',
      'Facts',
    ]
    const mapping = guessMapping([...written, ...prices])
    expect(Object.keys(mapping)).toEqual([...importColumns])
    expect(mapping.modelNo).toBe('Model No')
  })

  it("recognises a supplier's list, and ignores columns that are not ours", () => {
    const headings = ['Sr.', 'Make', 'Item Name', 'Part No.', 'HSN/SAC', 'Qty', 'MRP', 'Remarks']
    expect(guessMapping(headings)).toEqual({
      name: 'Item Name',
      brand: 'Make',
      modelNo: 'Part No.',
      hsn: 'HSN/SAC',
      stock: 'Qty',
      priceEnduser: 'MRP',
    })
  })

  it('prefers the likelier of two headings, in any order', () => {
    const mapping = guessMapping(['SKU', 'MRP', 'Brand', 'Model', 'End user price'])
    expect([mapping.modelNo, mapping.priceEnduser]).toEqual(['Model', 'End user price'])
  })

  it('prefers our own names to those of others', () => {
    expect(guessMapping(['Product', 'Name', 'Brand']).name).toBe('Name')
  })

  it('ignores blank and repeated headings', () => {
    expect(guessMapping(['Brand', 'Price', '', 'Price', ''])).toEqual({ brand: 'Brand' })
  })

  it('uses no heading for two columns', () => {
    const chosen = Object.values(guessMapping(['Product', 'Model', 'Group', 'Rate', 'Dealer']))
    expect(chosen).toHaveLength(new Set(chosen).size)
  })
})

describe('identifying products', () => {
  it.each([
    [['brand', 'modelNo'] as const, true],
    [['brand', 'name'] as const, true],
    [['brand', 'stock'] as const, false],
    [['modelNo', 'name'] as const, false],
  ])('by %j: %s', (columns, expected) => {
    expect(canTellProducts(columns)).toBe(expected)
  })
})
