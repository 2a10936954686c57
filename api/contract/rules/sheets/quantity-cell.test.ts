import { expect, it } from '@jest/globals'
import { readQuantityCell } from './quantity-cell.ts'

it.each([
  ['5', 5],
  ['5.00', 5],
  ['1,200 Nos', 1200],
  ['5 pcs', 5],
  ['5pc.', 5],
  ['12 piece', 12],
  ['५ पीस', 5],
  ['5 pcs @ 1150/-', 5],
  ['0', 0],
  ['0 nos', 0],
  ['', undefined],
  ['many', undefined],
  ['-5 pcs', undefined],
  ['1.5 pcs', undefined],
  ['2 box', undefined],
  ['2 dozen', undefined],
  ['5-6 pcs', undefined],
  ['5 pcs + 1 pc', undefined],
  ['5 pcs each', undefined],
  ['5 pcs black', undefined],
  ['5 kg', undefined],
  ['99999999 pcs', undefined],
])('the quantity of %j is %j', (text, quantity) => {
  expect(readQuantityCell(text)).toBe(quantity)
})
