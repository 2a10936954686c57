import { describe, expect, it } from '@jest/globals'
import { readOrderHeadings } from './order-columns.ts'

describe('the headings of an order', () => {
  it.each([
    [['Model No', 'Quantity'], 0, 1],
    [['S.No', 'Part No.', 'Description', 'Rate', 'Qty (Pcs)'], 1, 4],
    [['Order Qty', 'SKU'], 1, 0],
    [['मॉडल नंबर', 'भाव', 'मात्रा'], 0, 2],
    [['  ITEM CODE ', 'Nos.'], 0, 1],
    [['Model No', 'Usual Quantity', 'Last Quantity', 'Quantity'], 0, 3],
    [['Part No', 'Stock Qty', 'Min Qty', 'Reqd Qty', 'Required Qty'], 0, 4],
  ])('%j are read', (headings, modelNo, quantity) => {
    expect(readOrderHeadings(headings)).toEqual({ columns: { modelNo, quantity } })
  })

  it.each([
    ['two for the quantity', ['Part No', 'Qty', 'Order Qty']],
    ['two for the model number', ['SKU', 'Model No', 'Qty']],
    ['none for the quantity', ['Part No', 'Rate']],
    ['none for the model number', ['Thing', 'Qty']],
  ])('do not decide: %s', (_which, headings) => {
    expect(readOrderHeadings(headings)).toEqual({ columns: undefined })
  })

  it.each([[['HP-26A', '12']], [['', '']], [['Purchase order of November']], [['Rate', 'Amount']]])(
    '%j are none',
    (cells) => {
      expect(readOrderHeadings(cells)).toBeUndefined()
    },
  )
})
