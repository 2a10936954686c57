import { expect, it } from '@jest/globals'
import type { OrderRow } from './order-row.ts'
import { lessOf, moreOf } from './quantity-steps.ts'

const rowOf = (stock: number): OrderRow => ({
  ...{ productId: 'p1', name: 'Toner', brand: 'HP', modelNo: '26A', usualQuantity: 12 },
  offer: { stock, price: 450, quantityBasedPrices: [] },
})

it.each([
  ['', '12'],
  ['0', '12'],
  ['12', '13'],
  ['19', '20'],
  ['20', undefined],
  ['25', undefined],
])('plus turns %j of 20 in stock into %j', (text, more) => {
  expect(moreOf(rowOf(20), text)).toBe(more)
})

it.each([
  ['', undefined],
  ['0', undefined],
  ['1', ''],
  ['12', '11'],
  ['25', '20'],
])('minus turns %j of 20 in stock into %j', (text, less) => {
  expect(lessOf(rowOf(20), text)).toBe(less)
})

it('takes the usual quantity also when it is more than the stock, so that the field says so', () => {
  expect(moreOf(rowOf(8), '')).toBe('12')
  expect(lessOf(rowOf(8), '12')).toBe('8')
})
