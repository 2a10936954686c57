import { describe, expect, it } from '@jest/globals'
import { canTellProducts, findUntold, guessColumns, importColumns } from './import-columns.ts'

const guessMapping = (headings: readonly string[]) => guessColumns(headings).mapping

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
    const declared = [
      ...[
        'Country of Origin',
        'MRP',
        'Net Quantity',
        'Manufactured By',
        'Packed By',
        'Imported By',
      ],
      ...['Month of Manufacture', 'Consumer Care', 'BIS Registration', 'Essential Certificate'],
    ]
    const mapping = guessMapping([...written, ...prices, ...declared])
    expect(Object.keys(mapping)).toEqual([...importColumns])
    expect(mapping.modelNo).toBe('Model No')
  })

  it("recognises a supplier's list, and ignores columns that are not ours", () => {
    const headings = ['Sr.', 'Make', 'Item Name', 'Part No.', 'HSN/SAC', 'Qty', 'Rate', 'MRP']
    expect(guessMapping(headings)).toEqual({
      name: 'Item Name',
      brand: 'Make',
      modelNo: 'Part No.',
      hsn: 'HSN/SAC',
      stock: 'Qty',
      priceEnduser: 'Rate',
      mrp: 'MRP',
    })
  })

  it.each([
    ['priceEnduser', ['Brand', 'Model', 'Price', 'Retail'], ['Price', 'Retail']],
    ['modelNo', ['SKU', 'Brand', 'MRP', 'Model'], ['SKU', 'Model']],
    ['priceEnduser', ['Brand', 'Model', 'Rate', 'Rate'], ['Rate (1)', 'Rate (2)']],
    ['stock', ['Brand', 'Model', 'Stock', 'Stock'], ['Stock (1)', 'Stock (2)']],
  ])('leaves %s of %j to a person', (column, headings, fitting) => {
    const { mapping, unclear } = guessColumns(headings)
    expect(unclear).toEqual([{ column, headings: fitting }])
    expect(mapping).not.toHaveProperty(column)
  })

  it.each([
    ['MRP', 'mrp'],
    ['M.R.P. (Incl. of all taxes)', 'mrp'],
    ['Country', 'countryOfOrigin'],
    ['Made In', 'countryOfOrigin'],
    ['Net Qty', 'netQuantity'],
    ['Importer Details', 'importedBy'],
    ['Mfg. Date', 'monthOfManufacture'],
    ['Customer Care', 'consumerCare'],
    ['BIS No.', 'bisRegistration'],
    ['STQC', 'essentialCertificate'],
    ['Manufacturer', 'brand'],
    ['Qty', 'stock'],
  ] as const)('takes %s for %s', (heading, column) => {
    expect(guessMapping(['Model', heading])).toEqual({ modelNo: 'Model', [column]: heading })
  })

  it('prefers our own names to those of others', () => {
    expect(guessMapping(['Product', 'Name', 'Brand']).name).toBe('Name')
  })

  it('ignores blank headings', () => {
    expect(guessColumns(['Brand', '', ''])).toEqual({ mapping: { brand: 'Brand' }, unclear: [] })
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

  it.each([
    [
      ['Maker', 'Ref'],
      ['brand', 'modelNo', 'name'],
    ],
    [
      ['Make', 'Ref'],
      ['modelNo', 'name'],
    ],
    [['Maker', 'SKU', 'Model'], ['brand']],
    [['Make', 'Item'], []],
  ])('by %j lacks %j', (headings, expected) => {
    expect(findUntold(guessColumns(headings))).toEqual(expected)
  })
})
