import { describe, expect, it } from '@jest/globals'
import { readWrittenLines } from '@store/contract/rules/orders/written-lines/written-lines'
import { checkLine, keysOf, requestOf } from './order-lines.ts'

const item = { lineNumber: 1, text: '2612A 10 pcs', modelNo: '2612A', quantity: 10 }
const product = { _id: 'p', name: 'Toner', modelNo: 'Q2612A', stock: 20 }

describe('lines of a quick order', () => {
  it('mean what the API read, and until then what they say alone', () => {
    expect(checkLine(item, undefined)).toMatchObject({
      modelNo: '2612A',
      quantity: 10,
      problem: undefined,
    })
    const read = checkLine({ ...item, preview: { product, quantity: 10 } }, undefined)
    expect(read).toMatchObject({ modelNo: 'Q2612A', quantity: 10, problem: undefined })
    expect(requestOf(read)).toEqual({ productId: 'p', modelNo: 'Q2612A', quantity: 10 })
  })

  it.each([
    ['Ink 664', undefined, 'Write the quantity after a comma'],
    ['Ink 664', { product }, 'Write the quantity after a comma'],
    [', 5', undefined, 'Model number is missing'],
    ['(4) Q2612A', { product }, 'Is 4 the quantity, or the number of the line?'],
    ['XX99 5', { quantity: 5, message: 'Product not found.' }, 'Product not found.'],
  ])('say what is wrong with %j', (text, preview, problem) => {
    const [written] = readWrittenLines(text)
    if (!written) throw new Error('The line was not read.')
    const line = checkLine({ ...written, preview }, undefined)
    expect(line.problem).toBe(problem)
    expect(requestOf(line)).toBeUndefined()
  })

  it('are named apart when they are equal', () => {
    expect(keysOf(['26A, 1', '26A, 1', '26A, 2'])).toEqual(['26A, 1#0', '26A, 1#1', '26A, 2#0'])
  })
})
