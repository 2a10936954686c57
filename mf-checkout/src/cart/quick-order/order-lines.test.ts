import { describe, expect, it } from '@jest/globals'
import { keysOf, parseOrderLines, withModelNo } from './order-lines.ts'

const read = (text: string) =>
  parseOrderLines(text).map(({ modelNo, quantity, error }) => error ?? `${modelNo} × ${quantity}`)

describe('lines of a quick order', () => {
  it.each([
    ['HP-26A, 12', 'HP-26A × 12'],
    ['HP-26A\t12', 'HP-26A × 12'],
    ['HP-26A;12', 'HP-26A × 12'],
    ['"HP-26A","12"', 'HP-26A × 12'],
    ['  Ink 664 ,  5 ,', 'Ink 664 × 5'],
    ['Cable, 2 m, 7', 'Cable, 2 m × 7'],
    ['HP-26A\t12\tfor Pune', 'HP-26A × 12'],
    ['HP-26A x 12', 'HP-26A × 12'],
    ['HP-26A ×12', 'HP-26A × 12'],
    ['HP-26A, x 12', 'HP-26A × 12'],
    ['HP-26A 12', 'HP-26A × 12'],
    ['HP 26A 12', 'HP 26A × 12'],
    ['Ink 664 x 5', 'Ink 664 × 5'],
    ['Ink 664 5', 'Ink 664 × 5'],
    ['BX 500 X 3', 'BX 500 × 3'],
  ])('reads %j', (text, meant) => {
    expect(read(text)).toEqual([meant])
  })

  it.each([
    ['Ink 664', 'Write the quantity after a comma'],
    ['HP-26A', 'Write the quantity after a comma'],
    ['LBP2900 20000', 'Write the quantity after a comma'],
    [`${'A1'.repeat(61)}, 1`, 'Product not found.'],
    [', 5', 'Model number is missing'],
    ['HP-26A, 0', 'Quantity must be a whole number from 1.'],
    ['HP-26A, -3', 'Quantity must be a whole number from 1.'],
    ['HP-26A, 1.5', 'Quantity must be a whole number from 1.'],
    ['HP-26A, ten', 'Quantity must be a whole number from 1.'],
  ])('reports the error of %j', (text, error) => {
    expect(read(text)).toEqual([error])
  })

  it('skips blank lines and headings, and numbers lines as in the text', () => {
    const lines = parseOrderLines('Model No, Qty\r\n\r\nHP-26A, 1\n88A, 2\n')
    expect(lines.map(({ lineNumber, modelNo }) => [lineNumber, modelNo])).toEqual([
      [3, 'HP-26A'],
      [4, '88A'],
    ])
  })

  it('replaces the model number of one line', () => {
    const written = '88X 5\n26A, 1'
    const [line] = parseOrderLines(written)
    expect(line && withModelNo(written, line, 'Ink, 664')).toBe('Ink, 664, 5\n26A, 1')
  })

  it('names equal lines apart', () => {
    const line = { modelNo: '26A', quantity: 1 }
    expect(keysOf([line, { ...line, modelNo: '26a' }, { ...line, quantity: 2 }])).toEqual([
      '26a|1#0',
      '26a|1#1',
      '26a|2#0',
    ])
  })
})
