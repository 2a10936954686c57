import { describe, expect, it } from '@jest/globals'
import { parseOrderLines } from './order-lines.ts'

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
  ])('reads %j', (text, meant) => {
    expect(read(text)).toEqual([meant])
  })

  it.each([
    ['Ink 664', 'Write the quantity after a comma'],
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
})
